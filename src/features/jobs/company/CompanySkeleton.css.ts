import { style } from '@vanilla-extract/css'
import { media } from '../../../ui/style.ts'

/** A finished head's height, so that nothing shifts. */
export const bandLines = style({
  display: 'grid',
  alignContent: 'start',
  gap: '28px',
  height: '142px',
  paddingTop: '18px',
  '@media': { [media.phone]: { height: '202px' } },
})
