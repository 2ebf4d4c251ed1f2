import { style } from '@vanilla-extract/css'
import { font } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour } = vars

export const count = style({
  display: 'block',
  font: font(12),
  color: colour.textMuted,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-over]': { color: colour.dangerText } },
})
