import { style } from '@vanilla-extract/css'
import { media } from '../../../ui/style.ts'

/** The search with what can be done about it; whatever that has to say stands below both. */
export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12px',
  '@media': { [media.phone]: { gap: '8px' } },
})
/** The place is about as wide as the button that is to come. */
export const place = style({ width: '158px', '@media': { [media.phone]: { width: '48px' } } })
