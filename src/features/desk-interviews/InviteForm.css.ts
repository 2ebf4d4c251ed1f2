import { style } from '@vanilla-extract/css'
import { font, media } from '../../ui/style.ts'

export const form = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: '16px',
  minWidth: 0,
})
export const whole = style({ gridColumn: '1 / -1', minWidth: 0 })
/** Beside another where there is room. */
export const half = style({ minWidth: 0, '@media': { [media.phone]: { gridColumn: '1 / -1' } } })
export const label = style({ marginBottom: '4px', font: font(14, 500) })
/** Without a gap of its own while there is nothing to say. */
export const alert = style([whole, { ':empty': { position: 'absolute' } }])
