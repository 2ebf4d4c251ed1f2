import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { type UndoView, undoView } from '../../../../../machines/kit/undo/undo.selectors.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import type { Deletion, ResumeDesk } from '../../../../shared/actors/resume-desk.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { CheckCircleIcon, CloseIcon } from '../../../../ui/icons/controls.tsx'
import { AlertIcon } from '../../../../ui/icons/shell.tsx'
import { Spinner } from '../../../../ui/spinner/Spinner.tsx'
import * as css from './Notes.css.ts'

/** What was just deleted, with the way to have it back. */
export function Deletions({ desk }: { readonly desk: Pick<ResumeDesk, 'subscribe' | 'deletions'> }) {
  usePreferences()
  const deletions = useSyncExternalStore(desk.subscribe, desk.deletions)
  const place = useRef<HTMLDivElement>(null)
  const offered = useRef(deletions.length)
  useEffect(() => {
    // What was pressed is gone with its entry: the keyboard goes on where it can be had back.
    if (deletions.length > offered.current) place.current?.focus({ preventScroll: true })
    offered.current = deletions.length
  }, [deletions])
  const undone = useRef('')
  useEffect(() => {
    const isThere = deletions.some((one) => one.getSnapshot().context.id === undone.current)
    if (undone.current === '' || isThere) return
    // So is what was pressed here: it goes on in what is back, as soon as that is drawn.
    const [entry] = undone.current.split('/')
    const back = document.querySelector<HTMLElement>(`[data-entry="${entry}"]`)
    const found = back ?? place.current
    if (back) undone.current = ''
    const { activeElement } = document
    if (activeElement === document.body || place.current?.contains(activeElement)) found?.focus()
  })
  return (
    <div ref={place} tabIndex={-1} className={css.toasts} role="status">
      {deletions.map((deletion) => (
        <Offer
          key={deletion.id}
          deletion={deletion}
          onUndo={(id) => {
            undone.current = id
          }}
        />
      ))}
    </div>
  )
}

interface Look {
  readonly text: (_: { what: string }) => string
  readonly icon: ReactNode
}

const busy = <Spinner size={18} />
const done = <CheckCircleIcon />
const wrong = <AlertIcon />

const looks = {
  removing: { text: m.resume_editor_deleting, icon: busy },
  notRemoved: { text: m.resume_editor_not_deleted, icon: wrong },
  offered: { text: m.resume_editor_deleted, icon: done },
  restoring: { text: m.resume_editor_restoring, icon: busy },
  notRestored: { text: m.resume_editor_not_restored, icon: wrong },
  tooLate: { text: m.resume_editor_too_late, icon: wrong },
  deleted: { text: m.resume_editor_deleted, icon: done },
  restored: { text: m.resume_editor_restoring, icon: busy },
  kept: { text: m.resume_editor_not_deleted, icon: wrong },
} satisfies Record<UndoView, Look>

interface OfferProps {
  readonly deletion: Deletion
  onUndo(id: string): void
}

function Offer({ deletion, onUndo }: OfferProps) {
  const snapshot = useSelector(deletion, (one) => one)
  const { text, icon } = looks[undoView(snapshot)]
  return (
    <div className={css.toast}>
      {icon}
      <span className={css.toastText}>{text({ what: snapshot.context.title || m.resume_editor_untitled() })}</span>
      {snapshot.can({ type: 'UNDO.CHOSEN' }) && (
        <Button
          kind="link"
          onClick={() => {
            onUndo(snapshot.context.id)
            deletion.send({ type: 'UNDO.CHOSEN' })
          }}
        >
          {m.resume_editor_undo()}
        </Button>
      )}
      {snapshot.can({ type: 'RETRIED' }) && (
        <Button kind="link" onClick={() => deletion.send({ type: 'RETRIED' })}>
          {m.resume_retry()}
        </Button>
      )}
      {snapshot.can({ type: 'OFFER.DISMISSED' }) && (
        <Button
          kind="ghost"
          size="sm"
          square
          aria-label={m.resume_editor_put_away()}
          onClick={() => deletion.send({ type: 'OFFER.DISMISSED' })}
        >
          <CloseIcon size={16} />
        </Button>
      )}
    </div>
  )
}
