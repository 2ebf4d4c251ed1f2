import { DownIcon } from '../../../ui/icons/shell.tsx'
import * as css from './Header.css.ts'

export function GroupLabel({ label }: { readonly label: string }) {
  return (
    <>
      {label}
      <DownIcon size={16} className={css.chevron} />
    </>
  )
}
