import { useSelector } from '@xstate/react'
import { type ReactNode, type Ref, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Problem } from '../../../../machines/kit/upload-problem.ts'
import type { resumeUploadMachine } from '../../../../machines/resume/resume-upload/resume-upload.machine.ts'
import {
  type ResumeUploadView,
  resumeUploadView,
} from '../../../../machines/resume/resume-upload/resume-upload.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { checkbox } from '../../../ui/choice/checkbox.css.ts'
import { CheckIcon, ClockIcon } from '../../../ui/icons/account.tsx'
import { AlertIcon, DocumentIcon } from '../../../ui/icons/shell.tsx'
import { Documents } from '../../../ui/illustrations/Documents.tsx'
import { Spinner } from '../../../ui/spinner/Spinner.tsx'
import { ChooseFile, DropZone } from './ChooseFile.tsx'
import { Progress } from './Progress.tsx'
import { problemWords } from './problems.ts'
import * as css from './UploadCard.css.ts'

export type UploadActor = ActorRefFrom<typeof resumeUploadMachine>

const ACCEPT =
  '.pdf,.docx,.json,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The states in which there is a card. */
export type CardView = Exclude<
  ResumeUploadView,
  'comparing' | 'unread' | 'reviewing' | 'saving' | 'conflict' | 'stopped' | 'done'
>

interface ZoneProps {
  readonly actor: UploadActor
}

const Offer = () => (
  <>
    <Documents className={css.art} />
    <p className={css.zoneTitle}>{m.resume_upload_drop_title()}</p>
    <p className={css.zoneHint}>{m.resume_upload_drop_hint()}</p>
  </>
)

function Working({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <>
      <Spinner size={32} />
      <p className={css.zoneTitle} role="status">
        {title}
      </p>
      {children}
    </>
  )
}

const useName = (actor: UploadActor) => useSelector(actor, ({ context }) => context.upload?.file.name ?? '')

const Recalling = () => <Working title={m.resume_upload_recalling()} />
const Validating = ({ actor }: ZoneProps) => <Working title={m.resume_upload_validating({ name: useName(actor) })} />
const Importing = ({ actor }: ZoneProps) => <Working title={m.resume_upload_importing({ name: useName(actor) })} />

function Uploading({ actor }: ZoneProps) {
  const share = useSelector(actor, ({ context }) => context.share)
  const percent = Math.round(share * 100)
  return (
    <Working title={m.resume_upload_uploading({ name: useName(actor) })}>
      <div className={css.bar}>
        <Progress label={m.resume_upload_uploading({ name: useName(actor) })} value={percent} max={100} />
      </div>
      <p className={css.zoneHint}>{m.resume_upload_uploading_share({ percent })}</p>
    </Working>
  )
}

const Parsing = ({ actor }: ZoneProps) => (
  <Working title={m.resume_upload_parsing({ name: useName(actor) })}>
    <p className={css.zoneHint}>{m.resume_upload_parsing_hint()}</p>
  </Working>
)

function Paused({ actor }: ZoneProps) {
  const name = useSelector(actor, ({ context }) => context.result?.name ?? '')
  return (
    <>
      <DocumentIcon size={32} />
      <p className={css.zoneTitle}>{m.resume_upload_paused_title()}</p>
      <p className={css.zoneHint}>{name}</p>
    </>
  )
}

function Discarding({ actor }: ZoneProps) {
  const name = useSelector(actor, ({ context }) => context.result?.name ?? '')
  return (
    <div role="alert" className={css.alert}>
      <AlertIcon size={32} />
      <p className={css.zoneTitle}>{m.resume_upload_discarding({ name })}</p>
      <p className={css.zoneHint}>{m.resume_upload_discarding_hint()}</p>
    </div>
  )
}

function Failed({ actor, problem }: ZoneProps & { readonly problem: Problem }) {
  const failure = useSelector(actor, ({ context }) => context.failure)
  const name = useName(actor)
  const { title, hint } = problemWords(problem, failure, name.toLowerCase().endsWith('.json') ? 'json' : 'resume')
  return (
    <div role="alert" className={css.alert}>
      <AlertIcon size={32} />
      <p className={css.zoneTitle}>{title}</p>
      <p className={css.zoneName}>{name}</p>
      <p className={css.zoneHint}>{hint}</p>
    </div>
  )
}

const failed = (problem: Problem) => (props: ZoneProps) => <Failed {...props} problem={problem} />

const zones = {
  recalling: Recalling,
  idle: Offer,
  paused: Paused,
  discarding: Discarding,
  validating: Validating,
  uploading: Uploading,
  parsing: Parsing,
  importing: Importing,
  empty: failed('empty'),
  badType: failed('badType'),
  tooLarge: failed('tooLarge'),
  scannedNoText: failed('scannedNoText'),
  encrypted: failed('encrypted'),
  unreadable: failed('unreadable'),
  timeout: failed('timeout'),
  offline: failed('offline'),
  refused: failed('refused'),
} satisfies Record<CardView, (props: ZoneProps) => ReactNode>

export interface UploadCardProps {
  readonly actor: UploadActor
  /** Takes the focus where what had it is gone. */
  readonly place: Ref<HTMLElement>
}

/** A resume from a file, as one of the ways to begin (RES-3). */
export function UploadCard({ actor, place }: UploadCardProps) {
  usePreferences()
  const snapshot = useSelector(actor, (one) => one)
  const view = resumeUploadView(snapshot) as CardView
  const keep = useRef<HTMLInputElement>(null)
  const choose = (file: File) =>
    actor.send({ type: 'FILE.CHOSEN', file, original: keep.current?.checked ? 'kept' : 'dropped' })
  const Zone = zones[view]
  const isFailing = snapshot.matches({ choosing: 'failed' })
  const isChoosing = snapshot.matches('choosing') && view !== 'discarding'
  const canRetry = snapshot.can({ type: 'RETRIED' })
  const canCancel = snapshot.can({ type: 'CANCELLED' })
  return (
    <section ref={place} className={css.card} tabIndex={-1} aria-labelledby="resume-upload-title">
      <DropZone className={isFailing ? `${css.zone} ${css.failing}` : css.zone} onDropped={choose}>
        <Zone actor={actor} />
      </DropZone>
      <div className={css.head}>
        <h2 id="resume-upload-title" className={css.title}>
          {m.resume_upload_title()}
        </h2>
        <span className={css.takes}>
          <ClockIcon size={16} />
          {m.resume_upload_takes()}
        </span>
      </div>
      <p className={css.text}>{m.resume_upload_text()}</p>
      <ul className={css.promises}>
        {[m.resume_upload_promise_doubt, m.resume_upload_promise_scan].map((promise) => (
          <li key={promise()} className={css.promise}>
            <CheckIcon size={16} />
            {promise()}
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        {canCancel && (
          <Button kind="secondary" onClick={() => actor.send({ type: 'CANCELLED' })}>
            {m.resume_upload_cancel()}
          </Button>
        )}
        {view === 'discarding' && (
          <Button kind="danger" onClick={() => actor.send({ type: 'CONFIRMED' })}>
            {m.resume_upload_discard()}
          </Button>
        )}
        {view === 'paused' && (
          <>
            <Button onClick={() => actor.send({ type: 'CONTINUED' })}>{m.resume_upload_continue()}</Button>
            <Button kind="secondary" onClick={() => actor.send({ type: 'DISCARDED' })}>
              {m.resume_upload_discard()}
            </Button>
          </>
        )}
        {canRetry && <Button onClick={() => actor.send({ type: 'RETRIED' })}>{m.resume_upload_retry()}</Button>}
        {isChoosing && (
          <ChooseFile accept={ACCEPT} kind={canRetry || view === 'paused' ? 'secondary' : 'primary'} onChosen={choose}>
            {view === 'idle' ? m.resume_upload_choose() : m.resume_upload_choose_other()}
          </ChooseFile>
        )}
        {isFailing && (
          <Button kind="ghost" onClick={() => actor.send({ type: 'DISMISSED' })}>
            {m.resume_upload_dismiss()}
          </Button>
        )}
        <label className={css.keep} hidden={!isChoosing}>
          <input ref={keep} type="checkbox" className={checkbox} />
          {m.resume_upload_keep_original()}
        </label>
      </div>
    </section>
  )
}
