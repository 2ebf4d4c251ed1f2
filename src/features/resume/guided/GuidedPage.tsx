import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { Guided } from '../../../../contract/guided.ts'
import { sightOf } from '../../../../machines/resume/guided-filling/guided-filling.rules.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { GuidedFlow } from '../../../shared/actors/actors.ts'
import { useOwnActor } from '../../../shared/actors/useOwnActor.ts'
import { addressOf } from '../../../shared/links/links.ts'
import { causeText } from '../../../shared/notices/notice-text.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Badge } from '../../../ui/badge/Badge.tsx'
import { Button, buttonClass } from '../../../ui/button/Button.tsx'
import { CheckIcon } from '../../../ui/icons/account.tsx'
import { CloudIcon } from '../../../ui/icons/pages.tsx'
import { ShieldIcon } from '../../../ui/icons/shell.tsx'
import { FailedState } from '../../../ui/list-state/FailedState.tsx'
import { Note } from '../../../ui/note/Note.tsx'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { clockText } from '../editor/clock-text.ts'
import * as css from './Guided.css.ts'
import { questionWords, sectionNames } from './guided-words.ts'
import {
  Choosing,
  Contradicted,
  Correcting,
  Done,
  editHref,
  type GuidedActor,
  Pasting,
  Question,
  uploadHref,
} from './Panes.tsx'
import { Preview } from './Preview.tsx'
import { Turns } from './Turns.tsx'

export interface GuidedPageProps {
  readonly userId: string
  readonly flow: GuidedFlow
}

/** A resume filled in by answering questions, and how it grows beside them (AIR-1). */
export function GuidedPage({ userId, flow }: GuidedPageProps) {
  const actor = useOwnActor(
    () => flow.logic,
    () => ({ draft: flow.draft() }),
    () => {},
  )
  const wrote = useSelector(actor, ({ context }) => context.guided?.turns.findLast((turn) => turn.wrote.length > 0))
  const section = wrote?.question ? questionWords[wrote.question].section : ''
  return <GuidedView actor={actor} preview={<Preview userId={userId} today={flow.today()} marked={section} />} />
}

export interface GuidedViewProps {
  readonly actor: GuidedActor
  /** The resume as it stands. */
  readonly preview: ReactNode
}

/** Likewise, in each state of its flow. */
export function GuidedView({ actor, preview }: GuidedViewProps) {
  usePreferences()
  const snapshot = useSelector(actor, (one) => one)
  const { guided, failure } = snapshot.context
  const pane = paneOf(snapshot)
  const card = useLed(pane)
  return (
    <div>
      <div className={css.bar}>
        <div className={css.inside}>
          <h1 className={css.title}>{m.guided_title()}</h1>
          <Badge>{m.guided_engine()}</Badge>
          {guided && <Saved guided={guided} />}
          <div className={css.ways}>
            {guided && guided.turns.length > 0 && snapshot.can({ type: 'RESTARTED' }) && (
              <Button kind="ghost" onClick={() => actor.send({ type: 'RESTARTED' })}>
                {m.guided_restart()}
              </Button>
            )}
            <a className={buttonClass({ kind: 'ghost' })} href={uploadHref}>
              {m.guided_upload()}
            </a>
            <a className={buttonClass({ kind: 'secondary' })} href={editHref}>
              {m.guided_edit()}
            </a>
            <a className={buttonClass({ kind: 'secondary' })} href={addressOf('/')}>
              {m.guided_stop()}
            </a>
          </div>
        </div>
      </div>
      <div className={css.columns}>
        <section ref={card} className={css.card} aria-label={m.guided_page()}>
          {guided ? (
            <>
              <Progress guided={guided} />
              <p className={css.privacy}>
                <ShieldIcon size={16} />
                {m.guided_privacy()}
              </p>
              {guided.turns.length > 0 && (
                <Turns
                  key={`${guided.version} ${guided.turns.length}`}
                  guided={guided}
                  canFix={snapshot.can({ type: 'FIX.CHOSEN', turn: 0, text: '' })}
                  onFix={({ id, text }) => actor.send({ type: 'FIX.CHOSEN', turn: id, text })}
                />
              )}
              <Pane actor={actor} pane={pane} />
            </>
          ) : snapshot.matches('unread') ? (
            <FailedState
              title={m.guided_read_failed()}
              text={failure ? causeText(failure) : ''}
              retryLabel={m.guided_retry_read()}
              onRetry={() => actor.send({ type: 'RETRIED' })}
            />
          ) : (
            <div className={css.pane} role="status" aria-label={m.guided_loading()}>
              <Skeleton width="100%" height="240px" />
            </div>
          )}
        </section>
        {preview}
      </div>
    </div>
  )
}

type PaneName = 'choosing' | 'pasting' | 'correcting' | 'contradicted' | 'done' | 'question' | 'none'

/** What the conversation goes on with; what is on its way is shown as it was when it was sent. */
function paneOf(snapshot: SnapshotFrom<GuidedFlow['logic']>): PaneName {
  const { guided, order } = snapshot.context
  if (!guided) return 'none'
  const isOnItsWay = snapshot.matches('sending') || snapshot.matches('failed') || snapshot.matches('conflict')
  if (snapshot.matches('pasting') || (isOnItsWay && order?.kind === 'paste')) return 'pasting'
  if (snapshot.matches('correcting') || (isOnItsWay && order?.kind === 'correct')) return 'correcting'
  const sight = sightOf(guided)
  if (sight === 'contradicted' || sight === 'done') return sight
  return snapshot.matches('choosing') ? 'choosing' : 'question'
}

/** Whoever went on to another pane goes on in it by keys. */
function useLed(pane: PaneName) {
  const card = useRef<HTMLElement>(null)
  const former = useRef<PaneName>('none')
  useEffect(() => {
    if (former.current !== 'none' && former.current !== pane)
      card.current?.querySelector<HTMLElement>('[data-leads]')?.focus()
    former.current = pane
  }, [pane])
  return card
}

function Pane({ actor, pane }: { readonly actor: GuidedActor; readonly pane: PaneName }) {
  const failed = <Failed actor={actor} />
  switch (pane) {
    case 'choosing':
      return <Choosing actor={actor} />
    case 'pasting':
      return <Pasting actor={actor} failed={failed} />
    case 'correcting':
      return <Correcting actor={actor} failed={failed} />
    case 'contradicted':
      return <Contradicted actor={actor} failed={failed} />
    case 'done':
      return (
        <>
          {failed}
          <Done actor={actor} />
        </>
      )
    case 'question':
      return <Question actor={actor} failed={failed} />
    case 'none':
      return null
  }
}

/** That something was not sent, and the two ways on. */
function Failed({ actor }: { readonly actor: GuidedActor }) {
  usePreferences()
  const failure = useSelector(actor, (snapshot) => (snapshot.matches('failed') ? snapshot.context.failure : null))
  return (
    <div role="alert">
      {failure && (
        <>
          <Note kind="danger">{m.guided_failed({ cause: causeText(failure) })}</Note>
          <div className={css.acts}>
            <Button size="sm" onClick={() => actor.send({ type: 'RETRIED' })}>
              {m.guided_retry()}
            </Button>
            <Button kind="ghost" size="sm" onClick={() => actor.send({ type: 'LEFT' })}>
              {m.guided_leave()}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

const Saved = ({ guided: { saved_at } }: { readonly guided: Guided }) => (
  <span className={css.saved} role="status">
    <CloudIcon size={16} />
    {saved_at ? m.guided_saved({ time: clockText(saved_at) }) : m.guided_nothing_saved()}
  </span>
)

function Progress({ guided: { sections, question } }: { readonly guided: Guided }) {
  const current = question && questionWords[question.id].section
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is moved by keys too
    <ol className={css.steps} aria-label={m.guided_progress()} tabIndex={0}>
      {sections.map(({ name, done, of }) => (
        <li
          key={name}
          className={css.step}
          data-done={done === of ? '' : undefined}
          aria-current={name === current ? 'step' : undefined}
        >
          {done === of && <CheckIcon size={12} />} {sectionNames[name]()}
          {name === current && of > 1 && <span className={css.part}>{m.guided_progress_of({ done, of })}</span>}
        </li>
      ))}
    </ol>
  )
}
