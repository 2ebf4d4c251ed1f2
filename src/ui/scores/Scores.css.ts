import { style } from '@vanilla-extract/css'
import { font, media, mix } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour, radius } = vars

export const scores = style({
  display: 'grid',
  gridTemplateColumns: '304px minmax(0, 1fr)',
  gap: '24px',
  '@media': { 'screen and (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' } },
})
export const card = style({
  padding: '24px',
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  boxShadow: `0 0 0 1px ${colour.line}`,
  breakInside: 'avoid',
  '@media': { [media.phone]: { padding: '20px 16px' } },
})
export const score = style([
  card,
  { display: 'grid', justifyItems: 'center', alignContent: 'start', textAlign: 'center' },
])
export const dial = style({ position: 'relative', width: '176px', height: '176px' })
export const circle = style({ width: '176px', height: '176px' })
export const track = style({ fill: 'none', strokeWidth: 12, stroke: mix(colour.text, 8, colour.surface) })
export const arc = style({ fill: 'none', strokeWidth: 12, strokeLinecap: 'round', stroke: colour.brandText })
export const number = style({ position: 'absolute', inset: 0, display: 'grid', alignContent: 'center' })
export const points = style({ font: font(36, 700) })
export const of = style({ font: font(12), color: colour.textMuted })
export const verdict = style({ marginTop: '16px', font: font(16, 700), textWrap: 'balance' })
export const details = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    gap: '24px',
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' } },
  },
])
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  font: font(14),
  fontVariantNumeric: 'tabular-nums',
})
const cell = style({ padding: '8px 0', borderBottom: `1px solid ${colour.line}`, fontWeight: 400 })
export const column = style([cell, { textAlign: 'start', selectors: { 'thead &': { color: colour.textMuted } } }])
export const right = style([
  cell,
  {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    selectors: { 'thead &': { color: colour.textMuted, whiteSpace: 'normal' } },
  },
])
export const dimension = style({ display: 'flex', alignItems: 'center', gap: '6px' })
export const weight = style({ font: font(12), color: colour.textMuted })
export const change = style({ display: 'block', font: font(12), color: colour.textMuted })
export const bar = style({
  width: '96px',
  height: '6px',
  marginInlineStart: 'auto',
  marginInlineEnd: '12px',
  borderRadius: '3px',
  overflow: 'hidden',
  background: mix(colour.text, 8, colour.surface),
  '@media': { print: { printColorAdjust: 'exact' } },
})
export const fill = style({ display: 'block', height: '100%', background: colour.brandText })
export const lowFill = style([fill, { background: colour.warningText }])
