import { style } from '@vanilla-extract/css'
import { font } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'
import { inside } from '../header/Header.css.ts'

const { colour } = vars

export const footer = style({
  background: colour.surface,
  borderTop: `1px solid ${colour.line}`,
  color: colour.textMuted,
  font: font(14),
})
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  ':hover': { color: colour.brandText, textDecoration: 'underline' },
})
export const bar = style({ selectors: { '* + &': { borderTop: `1px solid ${colour.line}` } } })
export const barRow = style([
  inside,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 24px',
    minHeight: '64px',
    padding: '12px 0',
    font: font(12),
  },
])
export const group = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 20px' })
export const links = style([group, { flexBasis: '100%', ':empty': { display: 'none' } }])
export const support = style({ display: 'flex', alignItems: 'center', gap: '8px' })
/** Keeps its place until it is known whether it may show. */
export const supportUnknown = style([support, { visibility: 'hidden' }])
export const supportName = style({ fontWeight: 700, color: colour.text })
