import { style } from '@vanilla-extract/css'
import { font } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

export const code = style({ display: 'grid', justifyItems: 'center', textAlign: 'center' })
/** The place is as large as the code, also until that has come. */
export const picture = style({ display: 'grid', placeItems: 'center', width: '232px', minHeight: '232px' })
export const caption = style({ maxWidth: '232px', marginTop: '12px', font: font(14, 700), textWrap: 'balance' })
export const hint = style({
  marginTop: '4px',
  font: font(12),
  color: vars.colour.textMuted,
  textWrap: 'balance',
  maxWidth: '232px',
})
