import { mark, shapes, tones } from './Industry.css.ts'
import type { Industry } from './industries.ts'

/** Colour and shape of an industry; its name stands beside it. */
export function IndustryMark({ industry: { tone, shape } }: { readonly industry: Industry }) {
  return (
    <svg className={`${mark} ${tones[tone]}`} width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      <path d={shapes[shape]} />
    </svg>
  )
}
