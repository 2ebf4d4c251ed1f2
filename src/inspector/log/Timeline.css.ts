import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../ui/theme.css.ts'
import { code, slim, tint } from '../panel/controls.css.ts'
import { timerText } from './Log.css.ts'

const { colour } = vars

export const bar = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  height: '48px',
  padding: '0 12px',
  borderBottom: `1px solid ${colour.line}`,
  background: colour.surfaceSunken,
})
export const play = style({ flex: 'none', display: 'flex', gap: '2px' })
export const key = style({
  width: '26px',
  height: '26px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.small,
  color: colour.textMuted,
  selectors: {
    '&:hover:not(:disabled)': { background: colour.hover },
    '&:disabled': { opacity: 0.5 },
    '&[aria-pressed]': { color: colour.brandText, background: colour.brandSoft },
  },
})
export const count = style({ flex: 'none', font: code, minWidth: '112px', whiteSpace: 'nowrap' })
export const time = style({
  flex: 'none',
  font: code,
  color: colour.textMuted,
  '@media': { [slim]: { display: 'none' } },
})

export const track = style({ position: 'relative', flex: 1, height: '40px', minWidth: 0 })
export const ticks = style({ position: 'absolute', insetInline: 0, top: '4px', height: '12px', width: '100%' })
const tick = style({ fill: 'none', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' })
export const tickKinds = styleVariants({
  start: [tick, { stroke: colour.textMuted }],
  page: [tick, { stroke: colour.brandText }],
  actor: [tick, { stroke: colour.lineStrong }],
  timer: [tick, { stroke: timerText }],
  done: [tick, { stroke: colour.success }],
  error: [tick, { stroke: colour.danger }],
})
const lane = style({
  position: 'absolute',
  top: '20px',
  height: '16px',
  padding: '0 6px',
  borderRadius: '3px',
  font: code,
  lineHeight: '16px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
})
export const lanes = styleVariants({
  past: [lane, { background: tint, color: colour.textMuted }],
  now: [
    lane,
    { background: colour.brandSoft, color: colour.brandText, boxShadow: `inset 0 0 0 1px ${colour.brandText}` },
  ],
})
const cursor = style({
  position: 'absolute',
  top: 0,
  bottom: '2px',
  width: '2px',
  marginLeft: '-1px',
  pointerEvents: 'none',
  '::before': {
    content: '',
    position: 'absolute',
    top: 0,
    left: '-5px',
    border: '6px solid transparent',
    borderTopWidth: '8px',
    borderBottomWidth: 0,
  },
})
export const cursors = styleVariants({
  live: [cursor, { background: colour.brand, '::before': { borderTopColor: colour.brand } }],
  past: [cursor, { background: colour.warning, '::before': { borderTopColor: colour.warning } }],
})
/** The whole track is the slider; what it looks like lies below it. */
export const slider = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  appearance: 'none',
  background: 'none',
  cursor: 'pointer',
  '::-webkit-slider-thumb': { appearance: 'none', width: '2px', height: '40px' },
  '::-moz-range-thumb': { border: 0, width: '2px', height: '40px', background: 'none' },
})
