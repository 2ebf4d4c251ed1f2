import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme.css.ts'

export const over = style({
  outline: `2px solid ${vars.colour.brandText}`,
  outlineOffset: '-2px',
  borderRadius: vars.radius.large,
})
