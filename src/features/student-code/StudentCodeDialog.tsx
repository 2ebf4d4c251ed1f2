import type { SiteInfo } from '../../../contract/calls/site.ts'
import * as m from '../../../messages/compiled/messages.js'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { RefreshIcon } from '../../ui/icons/RefreshIcon.tsx'
import { QrFrame } from '../../ui/qr/QrFrame.tsx'
import { unseen } from '../../ui/reset.css.ts'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { localise } from '../localise.ts'
import { usePreferences } from '../preferences.tsx'
import * as css from './StudentCode.css.ts'

export type StudentCode = { state: 'loading' } | { state: 'ready'; picture: string } | { state: 'failed' }

export interface StudentCodeProps {
  readonly site: SiteInfo
  readonly code: StudentCode
  onRetry(): void
  /** To the visitor's resume. */
  onComplete(): void
  onClose(): void
}

function Code({ code, onRetry }: Pick<StudentCodeProps, 'code' | 'onRetry'>) {
  switch (code.state) {
    case 'loading':
      return (
        <QrFrame>
          <Skeleton width="100%" height="100%" />
          <p role="status" className={unseen}>
            {m.login_code_page_loading()}
          </p>
        </QrFrame>
      )
    case 'ready':
      return (
        <QrFrame>
          <img src={code.picture} width={200} height={200} alt={m.login_code_page_alt()} />
        </QrFrame>
      )
    case 'failed':
      return (
        <QrFrame
          over={
            <>
              <p role="alert">{m.login_code_page_failed()}</p>
              <Button size="sm" onClick={onRetry}>
                <RefreshIcon size={16} />
                {m.login_retry()}
              </Button>
            </>
          }
        >
          {null}
        </QrFrame>
      )
  }
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
