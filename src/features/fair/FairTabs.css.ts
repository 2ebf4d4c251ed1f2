import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme.css.ts'

const { colour } = vars

export const band = style({
  background: colour.surface,
  boxShadow: `0 -1px 0 ${colour.line}, 0 1px 0 ${colour.line}`,
})
