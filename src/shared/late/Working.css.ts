import { style } from '@vanilla-extract/css'
import { font } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'

export const working = style({
  flex: 1,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '16px',
  minHeight: '200px',
  font: font(14),
  color: vars.colour.textMuted,
})
