import type { SiteInfo } from '../../../contract/calls/site.ts'

/** Where the ministry tells whose an ICP number is. */
const REGISTER = 'https://beian.miit.gov.cn/'

export interface FilingNumberProps {
  readonly brand: SiteInfo['brand']
  readonly linkClass: string
}

/** Record-filing number of a host (SHELL-9); what is no ICP number, such as that of an office abroad, leads nowhere. */
export function FilingNumber({ brand: { filing }, linkClass }: FilingNumberProps) {
  if (!filing.includes('ICP')) return <span>{filing}</span>
  return (
    <a className={linkClass} href={REGISTER} target="_blank" rel="noopener noreferrer">
      {filing}
    </a>
  )
}
