import type { ReactNode } from 'react'
import type { SiteInfo } from '../../../../contract/calls/site.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { Working } from '../../../shared/late/Working.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { RefreshIcon } from '../../../ui/icons/controls.tsx'
import { QrCodeIcon, ScanIcon } from '../../../ui/icons/login.tsx'
import { NoNetworkIcon } from '../../../ui/icons/shell.tsx'
import { QrFrame } from '../../../ui/qr/QrFrame.tsx'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import * as css from './QrLogin.css.ts'

export interface QrStateProps {
  /** Data URL; '' while there is none. */
  readonly picture: string
  /** The server's own words why it gave no code; '' where it said nothing. */
  readonly refusal: string
  readonly site: SiteInfo
  readonly browser: ReactNode
  onRefresh(): void
}

const Code = ({ picture }: Pick<QrStateProps, 'picture'>) => (
  <img className={css.code} src={picture} width={184} height={184} alt={m.login_qr_alt()} />
)

function Box({ code, over, hint, how }: { code: ReactNode; over?: ReactNode; hint: ReactNode; how: string }) {
  return (
    <div className={css.box}>
      <QrFrame over={over}>{code}</QrFrame>
      <div className={css.caption}>
        <p className={css.hint}>{hint}</p>
        <p className={css.how}>{how}</p>
      </div>
    </div>
  )
}

const ScanHint = () => (
  <>
    <ScanIcon className={css.scan} />
    {m.login_qr_hint()}
  </>
)

const Refresh = ({ label, onRefresh }: { label: string; onRefresh(): void }) => (
  <Button size="sm" onClick={onRefresh}>
    <RefreshIcon size={16} />
    {label}
  </Button>
)

export const FetchingCode = () => (
  <Box code={<Skeleton height="184px" />} hint={m.login_qr_fetching()} how={m.login_qr_how()} />
)

export const WaitingCode = ({ picture }: QrStateProps) => (
  <Box code={<Code picture={picture} />} hint={<ScanHint />} how={m.login_qr_how()} />
)

/** A code that is no longer good dims; what happened and the way on lie over it. */
function SpentCode({ picture, happened, label, onRefresh }: QrStateProps & { happened: string; label: string }) {
  const over = (
    <>
      <p>{happened}</p>
      <Refresh label={label} onRefresh={onRefresh} />
    </>
  )
  return <Box code={<Code picture={picture} />} over={over} hint={<ScanHint />} how={m.login_qr_how()} />
}

export const ExpiredCode = (props: QrStateProps) => (
  <SpentCode {...props} happened={m.login_qr_expired()} label={m.login_qr_refresh()} />
)

export const CancelledCode = (props: QrStateProps) => (
  <SpentCode {...props} happened={m.login_qr_cancelled()} label={m.login_qr_again()} />
)

export const ReplacedCode = (props: QrStateProps) => (
  <SpentCode {...props} happened={m.login_qr_replaced()} label={m.login_qr_here()} />
)

export function FailedCode({ refusal, onRefresh }: QrStateProps) {
  const over = (
    <>
      <span className={css.noNetwork}>
        <NoNetworkIcon size={24} />
        <b>{m.login_qr_failed()}</b>
      </span>
      <Refresh label={m.login_qr_refetch()} onRefresh={onRefresh} />
    </>
  )
  return (
    <Box
      code={<QrCodeIcon size={184} />}
      over={over}
      hint={refusal || m.login_qr_failed_hint()}
      how={m.login_qr_failed_instead()}
    />
  )
}

export const ConfirmedCode = () => <Working label={m.login_settling()} />
