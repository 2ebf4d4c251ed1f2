import { style } from '@vanilla-extract/css'
import { font, media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

export const mark = style({
  flex: 'none',
  alignSelf: 'center',
  padding: '2px 8px',
  borderRadius: vars.radius.small,
  background: vars.colour.brandSoft,
  font: font(12, 500),
  color: vars.colour.brandText,
})
export const button = style({ flex: 'none', '@media': { [media.phone]: { minHeight: '44px' } } })
