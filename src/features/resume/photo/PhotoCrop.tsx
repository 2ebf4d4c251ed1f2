import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { type PhotoCropView, photoCropView } from '../../../../machines/resume/photo-crop/photo-crop.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { UserIcon } from '../../../ui/icons/account.tsx'
import { AlertIcon } from '../../../ui/icons/shell.tsx'
import { Spinner } from '../../../ui/spinner/Spinner.tsx'
import { ChooseFile, DropZone } from '../upload/ChooseFile.tsx'
import { Progress } from '../upload/Progress.tsx'
import { failureWords } from '../upload/problems.ts'
import { Framing } from './Framing.tsx'
import * as css from './PhotoCrop.css.ts'
import type { PhotoActor } from './photo-crop-props.ts'

const ACCEPT = 'image/jpeg,image/png,image/webp'

interface PaneProps {
  readonly actor: PhotoActor
}

function Empty({ actor }: PaneProps) {
  return (
    <DropZone className={css.zone} onDropped={(file) => actor.send({ type: 'FILE.CHOSEN', file })}>
      <UserIcon size={32} />
      <p className={css.title}>{m.resume_upload_photo_drop()}</p>
      <p className={css.hint}>{m.resume_upload_photo_hint()}</p>
    </DropZone>
  )
}

function Problem({ actor }: PaneProps) {
  const failure = useSelector(actor, ({ context }) => context.failure)
  const { title, hint } = failureWords(failure, 'picture')
  return (
    <div role="alert" className={css.alert}>
      <AlertIcon size={32} />
      <p className={css.title}>{title}</p>
      <p className={css.hint}>{hint}</p>
    </div>
  )
}

const TurnedDown = ({ actor }: PaneProps) => (
  <DropZone className={css.zone} onDropped={(file) => actor.send({ type: 'FILE.CHOSEN', file })}>
    <Problem actor={actor} />
  </DropZone>
)

const Failed = ({ actor }: PaneProps) => (
  <div className={css.zone}>
    <Problem actor={actor} />
  </div>
)

const Opening = () => (
  <div className={css.zone}>
    <Spinner size={32} />
    <p role="status">{m.resume_upload_photo_opening()}</p>
  </div>
)

function Sending({ actor }: PaneProps) {
  const share = useSelector(actor, ({ context }) => context.share)
  return (
    <div className={css.zone}>
      <p role="status">{m.resume_upload_photo_sending()}</p>
      <div className={css.bar}>
        <Progress label={m.resume_upload_photo_sending()} value={Math.round(share * 100)} max={100} />
      </div>
    </div>
  )
}

const panes = {
  empty: Empty,
  turnedDown: TurnedDown,
  opening: Opening,
  framing: Framing,
  sending: Sending,
  failed: Failed,
} satisfies Record<Exclude<PhotoCropView, 'over'>, (props: PaneProps) => ReactNode>

export interface PhotoCropProps {
  readonly actor: PhotoActor
  /** Whether there is one that can be removed. */
  readonly hasPhoto: boolean
}

/** A photo is chosen, cut to 3:4 and sent. */
export function PhotoCrop({ actor, hasPhoto }: PhotoCropProps) {
  usePreferences()
  const snapshot = useSelector(actor, (one) => one)
  const view = photoCropView(snapshot)
  const button = (type: 'CONFIRMED' | 'CANCELLED' | 'RETRIED' | 'REFRAMED', label: string, isMain: boolean) =>
    snapshot.can({ type }) && (
      <Button kind={isMain ? 'primary' : 'secondary'} onClick={() => actor.send({ type })}>
        {label}
      </Button>
    )
  const chooseOther = (file: File) => {
    actor.send({ type: 'CANCELLED' })
    actor.send({ type: 'FILE.CHOSEN', file })
  }
  const footer = (
    <>
      {hasPhoto && snapshot.can({ type: 'PHOTO.REMOVED' }) && (
        <Button kind="ghost" onClick={() => actor.send({ type: 'PHOTO.REMOVED' })}>
          {m.resume_upload_photo_remove()}
        </Button>
      )}
      {snapshot.matches('choosing') && (
        <ChooseFile accept={ACCEPT} onChosen={(file) => actor.send({ type: 'FILE.CHOSEN', file })}>
          {m.resume_upload_photo_choose()}
        </ChooseFile>
      )}
      {view === 'framing' && (
        <ChooseFile kind="secondary" accept={ACCEPT} onChosen={chooseOther}>
          {m.resume_upload_photo_other()}
        </ChooseFile>
      )}
      {button('CANCELLED', m.resume_upload_cancel(), false)}
      {button('REFRAMED', m.resume_upload_photo_reframe(), false)}
      {button('RETRIED', m.resume_upload_retry(), true)}
      {view === 'sending' && <Button busy>{m.resume_upload_photo_confirm()}</Button>}
      {button('CONFIRMED', m.resume_upload_photo_confirm(), true)}
    </>
  )
  const Pane = view === 'over' ? null : panes[view]
  return (
    <Dialog
      open={view !== 'over'}
      onClose={() => actor.send({ type: 'DIALOG.CLOSED' })}
      title={m.resume_upload_photo_title()}
      closeLabel={m.resume_upload_photo_close()}
      footer={footer}
    >
      {Pane && <Pane actor={actor} />}
    </Dialog>
  )
}
