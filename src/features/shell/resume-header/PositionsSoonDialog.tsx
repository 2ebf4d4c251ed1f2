import * as m from '../../../../messages/compiled/messages.js'
import { Code, type CodeProps } from '../../../entities/site/StudentCode.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { media } from '../../../ui/style.ts'
import * as css from './PositionsSoonDialog.css.ts'

export interface PositionsSoonDialogProps extends CodeProps {
  onClose(): void
}

/** Positions are not shown in the resume area of a desktop; the phone has them (RES-1). */
export function PositionsSoonDialog({ code, onRetry, onClose }: PositionsSoonDialogProps) {
  usePreferences()
  const isPhone = matchMedia(media.phone).matches
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={isPhone ? m.resume_positions_phone_title() : m.resume_positions_title()}
      description={isPhone ? m.resume_positions_phone_text() : m.resume_positions_text()}
      closeLabel={m.login_close()}
    >
      <div className={css.code}>
        <Code code={code} onRetry={onRetry} />
      </div>
    </Dialog>
  )
}
