import { style } from '@vanilla-extract/css'
import { font } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars

export const field = style({ display: 'flex', alignItems: 'center', gap: '16px', marginBottom: '20px' })
export const frame = style({
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: '72px',
  height: '96px',
  overflow: 'hidden',
  borderRadius: radius.small,
  color: colour.textMuted,
  background: colour.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${colour.line}`,
})
export const photo = style({ width: '72px', height: '96px', objectFit: 'cover' })
export const hint = style({ marginTop: '8px', font: font(12), color: colour.textMuted })
