import { building } from './Building.css.ts'
import url from './building.svg'

/** Line drawing of a campus in the brand colour, 1280 by 470 units and overflowing at both sides. A file of its own, so that no script carries it. */
export function Building({ className }: { readonly className?: string }) {
  return (
    <svg className={className ? `${building} ${className}` : building} viewBox="-140 -40 1280 470" aria-hidden="true">
      <use href={`${url}#building`} />
    </svg>
  )
}
