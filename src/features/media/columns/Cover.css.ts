import { style } from '@vanilla-extract/css'
import { font } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars

export const cover = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  background: `linear-gradient(160deg, ${colour.surface}, ${colour.brandSoft})`,
})
export const photo = style({ width: '100%', height: '100%', objectFit: 'cover' })
const drawn = style({ position: 'absolute', insetInline: '10%', bottom: 0, width: '80%' })
export const drawing = style([drawn, { height: '84%' }])
export const wideDrawing = style([drawn, { aspectRatio: '384 / 152' }])
const mark = style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  padding: '2px 8px',
  borderRadius: radius.small,
  background: colour.floating,
  color: colour.floatingInk,
  font: font(12, 500),
  fontVariantNumeric: 'tabular-nums',
})
export const length = style([mark, { right: '8px', bottom: '8px' }])
export const lock = style([mark, { top: '8px', left: '8px' }])
/** The lock on a picture that is too small for words. */
export const smallLock = style([mark, { right: '4px', bottom: '4px', padding: '4px' }])
