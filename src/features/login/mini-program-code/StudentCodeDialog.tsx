import type { SiteInfo } from '../../../../contract/calls/site.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { hrefOf, routesOf } from '../../../entities/site/navigation.ts'
import { Code, type StudentCode } from '../../../entities/site/StudentCode.tsx'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button, buttonClass } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import * as css from './StudentCode.css.ts'

export interface StudentCodeProps {
  readonly site: SiteInfo
  readonly code: StudentCode
  onRetry(): void
  /** Leads to the visitor's resume. */
  onComplete(): void
  onClose(): void
}

/** The mini-program's code for students, and the ways to their resume and to the positions here (HOME-3). */
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
        <a
          className={buttonClass({ kind: 'secondary', size: 'lg', block: true })}
          href={hrefOf(routesOf(site).positions)}
          onClick={onClose}
        >
          {m.login_code_page_positions()}
        </a>
      </div>
    </Dialog>
  )
}
