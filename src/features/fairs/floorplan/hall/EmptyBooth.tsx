import type { Booth } from '../../../../../contract/calls/fairs.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import * as css from './HallMap.css.ts'

/** A booth without a company, or one that is not in use. */
export function EmptyBooth({ booth: { no, x, y, w, h, status } }: { readonly booth: Booth }) {
  usePreferences()
  const isShut = status === 'closed'
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a part of a drawing takes no press
    <g role="img" aria-label={isShut ? m.fairs_booth_closed({ no }) : m.fairs_booth_free({ no })}>
      <rect className={isShut ? css.shut : css.free} x={x} y={y} width={w} height={h} rx="8" />
      <text className={css.emptyNo} x={x + w / 2} y={y + h / 2 + 5}>
        {no}
      </text>
    </g>
  )
}
