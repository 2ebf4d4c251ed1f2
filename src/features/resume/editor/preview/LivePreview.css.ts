import { style } from '@vanilla-extract/css'
import { font, raised } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  height: '40px',
  font: font(12),
  color: vars.colour.textMuted,
})
export const count = style({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' })
export const paper = style({
  maxHeight: 'calc(100vh - 144px)',
  overflow: 'auto',
  borderRadius: vars.radius.small,
  boxShadow: raised,
})
