import { style } from '@vanilla-extract/css'
import { font } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour } = vars

export const number = style({ font: font(28, 700), letterSpacing: '-.01em', whiteSpace: 'nowrap', color: colour.text })
export const plus = style({
  font: font(18, 700),
  lineHeight: 1,
  verticalAlign: '7px',
  marginInlineStart: '2px',
  color: colour.brandText,
})
export const label = style({ font: font(14), color: colour.textMuted })
