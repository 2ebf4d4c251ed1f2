import type { SiteInfo } from '../../../../contract/calls/site.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { Code, type StudentCode } from '../../../entities/site/StudentCode.tsx'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import * as css from './StudentCode.css.ts'

export interface StudentCodeProps {
  readonly site: SiteInfo
  readonly code: StudentCode
  onRetry(): void
  /** To the visitor's resume. */
  onComplete(): void
  onClose(): void
}

/** The mini-program's code for students, and the way to their resume (HOME-3). */
export function StudentCodeDialog({ site, code, onRetry, onComplete, onClose }: StudentCodeProps) {
  const { locale } = usePreferences()
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={m.login_code_page_title()}
      description={localise(site.brand.name, locale)}
      closeLabel={m.login_close()}
    >
      <div className={css.code}>
        <Code code={code} onRetry={onRetry} />
        <p className={css.hint}>{m.login_code_page_hint()}</p>
        <Button size="lg" block onClick={onComplete}>
          {m.login_code_page_complete()}
        </Button>
      </div>
    </Dialog>
  )
}
