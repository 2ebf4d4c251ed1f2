import { style } from '@vanilla-extract/css'
import { media } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour } = vars

export const band = style({
  background: colour.surface,
  boxShadow: `0 -1px 0 ${colour.line}, 0 1px 0 ${colour.line}`,
})
/** All of them fit a phone. */
export const row = style({ '@media': { [media.phone]: { justifyContent: 'space-between', gap: '12px' } } })
