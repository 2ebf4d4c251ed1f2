import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme.css.ts'

export const link = style({
  display: 'inline-block',
  minHeight: '24px',
  lineHeight: '24px',
  color: vars.colour.brandText,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
})
