import { style } from '@vanilla-extract/css'
import { font } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars

export const section = style({ display: 'grid', gap: '8px', minWidth: 0 })
export const list = style({ display: 'grid', gap: '12px' })
export const one = style({
  display: 'grid',
  gap: '8px',
  minWidth: 0,
  padding: '16px',
  borderRadius: radius.medium,
  background: colour.surfaceRaised,
  boxShadow: `inset 0 0 0 1px ${colour.line}`,
  font: font(14),
  overflowWrap: 'anywhere',
})
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' })
export const title = style({ font: font(16, 700) })
export const when = style({ fontVariantNumeric: 'tabular-nums' })
export const fact = style({ color: colour.textMuted, fontVariantNumeric: 'tabular-nums' })
export const link = style({
  color: colour.brandText,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
})
export const asked = style({
  padding: '8px 12px',
  borderRadius: radius.small,
  background: colour.warningSoft,
  color: colour.warningText,
  fontVariantNumeric: 'tabular-nums',
})
export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, border: 0, padding: 0 })
export const said = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' })
export const told = style({ ':empty': { position: 'absolute' } })
export const done = style({ color: colour.successText })
export const failed = style({ color: colour.dangerText })
