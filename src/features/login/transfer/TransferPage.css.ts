import { style } from '@vanilla-extract/css'
import { font } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars

export const accounts = style({
  display: 'grid',
  gap: '12px',
  width: '100%',
  maxWidth: '440px',
  margin: '0 0 24px',
  textAlign: 'start',
})
export const account = style({
  display: 'grid',
  gap: '8px',
  padding: '12px 16px 16px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.surface,
})
export const label = style({ font: font(12), color: colour.textMuted })
export const person = style({ display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0, margin: 0 })
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '44px',
  height: '44px',
  borderRadius: '50%',
  background: colour.brandSoft,
  color: colour.brandText,
})
export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' })
export const name = style({ font: font(16, 700) })
export const more = style({ font: font(14), color: colour.textMuted })
