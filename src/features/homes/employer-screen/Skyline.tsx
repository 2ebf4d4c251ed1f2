import url from './skyline.svg'

/** Line drawing of a city, 1440 by 420 units, in the stroke of its class. */
export function Skyline({ className }: { readonly className: string }) {
  return (
    <svg className={className} viewBox="0 0 1440 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <use href={`${url}#skyline`} />
    </svg>
  )
}
