import { spinner } from './Spinner.css.ts'

/** A ring that turns. Decorative: say what is being waited for beside it, or by `aria-busy`. */
export function Spinner({ size = 20 }: { readonly size?: number }) {
  return <span className={spinner} style={{ width: size, height: size }} aria-hidden="true" />
}
