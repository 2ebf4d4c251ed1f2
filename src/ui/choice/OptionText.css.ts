import { style } from '@vanilla-extract/css'
import { font } from '../style.ts'
import { vars } from '../theme.css.ts'

/** Above a control that is all over it. */
export const text = style({ position: 'relative' })
export const count = style({
  marginInlineStart: 'auto',
  paddingInlineStart: '8px',
  color: vars.colour.textMuted,
  font: font(12),
  fontVariantNumeric: 'tabular-nums',
})
