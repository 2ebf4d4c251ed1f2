import { style } from '@vanilla-extract/css'
import { font } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

export const code = style({ display: 'grid', justifyItems: 'center', paddingTop: '8px', textAlign: 'center' })
export const hint = style({
  margin: '16px 0 20px',
  font: font(14),
  color: vars.colour.textMuted,
  textWrap: 'balance',
})
