import { style } from '@vanilla-extract/css'
import * as side from '../../../../ui/list/SideCard.css.ts'
import { font, quick } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour, radius } = vars

export const card = side.card
export const title = side.title
export const head = style({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '12px' })
export const note = style({ font: font(12), color: colour.textMuted })
export const group = style({ marginTop: '16px', font: font(12), color: colour.textMuted })
export const words = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '8px' })
const word = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '28px',
  padding: '0 10px 0 6px',
  borderRadius: radius.small,
  font: font(12),
  overflowWrap: 'anywhere',
})
export const had = style([word, { background: colour.successSoft, color: colour.successText }])
export const lacked = style([word, { boxShadow: `inset 0 0 0 1px ${colour.lineStrong}` }])
export const history = style({ margin: '8px -8px -8px' })
export const past = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 32px',
  alignItems: 'center',
  gap: '8px',
  padding: '8px',
  borderRadius: radius.small,
  transition: quick('background'),
  fontVariantNumeric: 'tabular-nums',
  ':hover': { background: colour.hover },
  selectors: { '&[aria-current]': { background: colour.brandSoft } },
})
export const when = style({ display: 'grid', font: font(14) })
export const score = style({ font: font(16, 700) })
const change = style({ font: font(12), textAlign: 'end' })
export const up = style([change, { color: colour.successText }])
export const down = style([change, { color: colour.textMuted }])
