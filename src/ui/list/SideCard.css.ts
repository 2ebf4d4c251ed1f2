import { style } from '@vanilla-extract/css'
import { font, quick } from '../style.ts'
import { vars } from '../theme.css.ts'
import { wraps } from './Entry.css.ts'

const { colour, radius } = vars

export const card = style({
  padding: '20px',
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  boxShadow: `0 0 0 1px ${colour.line}`,
})
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12px' })
export const title = style({ font: font(16, 700) })
export const text = style({ margin: '4px 0 16px', font: font(12), color: colour.textMuted })
export const all = style({
  minHeight: '24px',
  font: font(12),
  lineHeight: '24px',
  color: colour.brandText,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
})
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4px',
  margin: '12px -12px -8px',
})
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  padding: '8px 12px',
  borderRadius: radius.small,
  transition: quick('background', 'color'),
  ':hover': { background: colour.hover },
})
export const name = style([wraps, { font: font(14, 500) }])
export const words = style({ minWidth: 0 })
export const note = style({ display: 'block' })

export const date = style({
  flex: 'none',
  width: '44px',
  height: '48px',
  paddingTop: '5px',
  borderRadius: radius.small,
  background: colour.brandSoft,
  color: colour.brandText,
  textAlign: 'center',
})
export const day = style({ display: 'block', font: font(16, 700), lineHeight: '20px' })
export const month = style({ display: 'block', font: font(12), lineHeight: '16px' })
