import type { Company } from '../../../contract/content.ts'
import { Monogram, type MonogramProps } from '../../ui/monogram/Monogram.tsx'
import { picture } from './CompanyMark.css.ts'

export interface CompanyMarkProps {
  readonly company: Pick<Company, 'company_name' | 'logo_url'>
  readonly size: MonogramProps['size']
}

/** A company's own picture, or its monogram; its name stands beside it. */
export function CompanyMark({ company: { company_name, logo_url }, size }: CompanyMarkProps) {
  if (logo_url === '') return <Monogram name={company_name} size={size} />
  return <img className={picture} src={logo_url} alt="" width={size} height={size} loading="lazy" />
}
