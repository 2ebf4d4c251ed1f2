import { style, styleVariants } from '@vanilla-extract/css'
import { font } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'
import { code, tint } from '../panel/controls.css.ts'

const { colour } = vars

export const type = style({ padding: '10px 12px', font: code, fontWeight: 700, overflowWrap: 'anywhere' })
export const facts = style({ padding: '8px 12px', borderTop: `1px solid ${colour.line}` })

const candidate = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: '0 8px',
  padding: '7px 12px',
  borderTop: `1px solid ${colour.line}`,
  font: code,
  overflowWrap: 'anywhere',
})
export const candidates = styleVariants({
  taken: [candidate, { background: colour.successSoft }],
  other: [candidate],
})
const number = style({
  display: 'grid',
  placeItems: 'center',
  width: '18px',
  height: '18px',
  marginTop: '1px',
  borderRadius: '50%',
  font: font(12, 700),
  lineHeight: '18px',
})
export const numbers = styleVariants({
  taken: [number, { background: colour.success, color: colour.surface }],
  other: [number, { background: tint, color: colour.textMuted }],
})
export const why = style({ gridColumn: '2 / -1', font: font(12), color: colour.textMuted })

const verdict = style({ font: font(12, 500), whiteSpace: 'nowrap' })
export const verdicts = styleVariants({
  taken: [verdict, { color: colour.successText }],
  guardRefused: [verdict, { color: colour.dangerText }],
  earlierTaken: [verdict, { color: colour.textMuted }],
  deeperTaken: [verdict, { color: colour.textMuted }],
})
