import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { resumeDraftMachine } from '../../../../../machines/resume/resume-draft/resume-draft.machine.ts'
import { resumeDraftView, typedLast } from '../../../../../machines/resume/resume-draft/resume-draft.selectors.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import type { ResumeDesk } from '../../../../shared/actors/resume-desk.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { useKeptFocus } from '../../../../ui/focus/useKeptFocus.ts'
import { InfoIcon } from '../../../../ui/icons/account.tsx'
import { clockText } from '../clock-text.ts'
import * as css from './Notes.css.ts'

/** What an earlier visit left unsaved was brought back: when it was typed, and the way out of it. */
export function DraftNote({ desk }: { readonly desk: Pick<ResumeDesk, 'subscribe' | 'drafts'> }) {
  const drafts = useSyncExternalStore(desk.subscribe, desk.drafts)
  return drafts && <Restored drafts={drafts} />
}

function Restored({ drafts }: { readonly drafts: ActorRefFrom<typeof resumeDraftMachine> }) {
  usePreferences()
  const view = useSelector(drafts, resumeDraftView)
  const typed = useSelector(drafts, typedLast)
  const place = useKeptFocus<HTMLDivElement>(view === 'reading' ? null : view)
  return (
    <div ref={place} className={css.draftPlace} role="status" tabIndex={-1}>
      {view === 'restored' && (
        <div className={css.draft}>
          <InfoIcon size={16} className={css.draftIcon} />
          <span className={css.toastText}>{m.resume_editor_draft({ time: clockText(typed) })}</span>
          <Button kind="link" size="sm" onClick={() => drafts.send({ type: 'DRAFTS.DISCARDED' })}>
            {m.resume_editor_draft_discard()}
          </Button>
          <Button kind="link" size="sm" onClick={() => drafts.send({ type: 'OFFER.DISMISSED' })}>
            {m.resume_editor_draft_keep()}
          </Button>
        </div>
      )}
    </div>
  )
}
