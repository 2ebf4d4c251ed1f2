import * as m from '../../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import * as css from './AboutFairDialog.css.ts'

const rows = [92, 148, 204, 260]
const columns = [176, 228, 280, 332, 384, 436]

/** The drawn plan of a fair: where its parts are, and the way in. */
function FairPlan() {
  usePreferences()
  return (
    <svg className={css.picture} viewBox="0 0 640 400" role="img" aria-label={m.homes_about_picture()}>
      <path className={css.ground} d="M32 40h576v312H32z" />
      <path className={css.wing} d="M48 56h100v280H48zM492 56h100v280H492z" />
      {rows.map((y) =>
        columns.map((x) => <rect key={`${x} ${y}`} className={css.stand} x={x} y={y} width="40" height="24" rx="3" />),
      )}
      <path className={css.door} d="M288 352h64" />
      <path className={css.way} d="M320 384v-76M320 308H162V80h322v228H320" />
      <text className={css.words} x="320" y="68">
        {m.homes_about_hall()}
      </text>
      <text className={css.words} x="98" y="200">
        {m.homes_about_advice()}
      </text>
      <text className={css.words} x="542" y="200">
        {m.homes_about_interview()}
      </text>
      <text className={css.words} x="376" y="384">
        {m.homes_about_entrance()}
      </text>
    </svg>
  )
}

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
