import { style } from '@vanilla-extract/css'
import { font } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

export const screenOnly = style({ '@media': { print: { display: 'none' } } })
export const all = style({ flex: 'none' })
export const pay = style({
  marginInlineStart: 'auto',
  font: font(14, 500),
  color: vars.colour.brandText,
  whiteSpace: 'nowrap',
})
