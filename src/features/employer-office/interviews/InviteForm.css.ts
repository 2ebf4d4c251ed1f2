import { style } from '@vanilla-extract/css'
import { font, media } from '../../../ui/style.ts'

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  alignItems: 'start',
  gap: '16px',
})
export const whole = style({ gridColumn: '1 / -1' })
/** Two fields stand beside each other where there is room. */
export const half = style({ gridColumn: 'span 3', '@media': { [media.phone]: { gridColumn: '1 / -1' } } })
/** Two of three stand beside each other on a phone. */
export const third = style({ gridColumn: 'span 2', '@media': { [media.phone]: { gridColumn: 'span 3' } } })
export const label = style({ marginBottom: '8px', font: font(14, 500) })
/** An empty alert takes no gap. */
export const alert = style([whole, { ':empty': { position: 'absolute' } }])
