import { style } from '@vanilla-extract/css'
import { font } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'

const { colour, radius } = vars

export const setting = style({
  display: 'flex',
  gap: '12px',
  marginTop: '24px',
  padding: '16px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.surfaceRaised,
})
export const box = style({ marginTop: '3px' })
export const name = style({ display: 'block', font: font(14, 700) })
export const hint = style({ display: 'block', font: font(12), color: colour.textMuted })
