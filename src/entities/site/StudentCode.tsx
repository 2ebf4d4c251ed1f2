import * as m from '../../../messages/compiled/messages.js'
import { Button } from '../../ui/button/Button.tsx'
import { RefreshIcon } from '../../ui/icons/controls.tsx'
import { QrFrame } from '../../ui/qr/QrFrame.tsx'
import { unseen } from '../../ui/reset.css.ts'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'

export type StudentCode = { state: 'loading' } | { state: 'ready'; picture: string } | { state: 'failed' }

export interface CodeProps {
  readonly code: StudentCode
  onRetry(): void
}

/** The site's mini-program code, or what stands for it. */
export function Code({ code, onRetry }: CodeProps) {
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
