import { CheckCircleIcon } from '../../../../ui/icons/controls.tsx'
import * as css from './Welfare.css.ts'

/** Lists an employer's benefits beside the pay. */
export function Welfare({ welfare }: { readonly welfare: readonly string[] }) {
  return (
    <ul className={css.list}>
      {welfare.map((one) => (
        <li key={one} className={css.item}>
          <CheckCircleIcon className={css.icon} />
          {one}
        </li>
      ))}
    </ul>
  )
}
