import * as m from '../../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import * as css from './AboutFairDialog.css.ts'
import { FairPlan } from './FairPlan.tsx'

export interface AboutFairDialogProps {
  /** Its address, or `drawn` for ours. */
  readonly picture: string
  onClose(): void
}

/** The picture about this job fair (HOME-6). */
export function AboutFairDialog({ picture, onClose }: AboutFairDialogProps) {
  usePreferences()
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.homes_about()}
      description={m.homes_about_text()}
      closeLabel={m.homes_about_close()}
    >
      {picture === 'drawn' ? <FairPlan /> : <img className={css.picture} src={picture} alt={m.homes_about()} />}
    </Dialog>
  )
}
