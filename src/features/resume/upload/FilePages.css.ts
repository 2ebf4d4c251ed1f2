import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme.css.ts'

const { colour, shadow } = vars
const ok = 'color-mix(in srgb, #0a7a54 18%, #fff)'
const todo = 'color-mix(in srgb, #b45309 22%, #fff)'
const now = 'color-mix(in srgb, #1b5cff 14%, #fff)'

export const frame = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: '4px 16px 16px',
  overscrollBehavior: 'contain',
})
/** Paper is light in both themes. */
export const page = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  marginBottom: '16px',
  borderRadius: '4px',
  background: '#fff',
  boxShadow: `${shadow.middle}, 0 0 0 1px ${colour.line}`,
})
export const text = style({ fill: '#1b2230', whiteSpace: 'pre' })
export const marked = style({ cursor: 'pointer' })
export const mark = styleVariants({
  done: { fill: ok },
  open: { fill: todo },
  current: { fill: now, stroke: '#1b5cff', strokeWidth: 1.5 },
})
export const picture = style({ stroke: '#8793a8', strokeDasharray: '4 3' })
export const hatch = style({ fill: '#c8cfdb' })
export const badge = style({ fill: '#b45309', stroke: '#fff' })
export const badgeNow = style({ fill: '#1b5cff', stroke: '#fff' })
export const badgeText = style({ fill: '#fff' })
/** Beside the words of the key. */
const swatch = style({
  width: '16px',
  height: '12px',
  flex: 'none',
  borderRadius: '3px',
  boxShadow: `0 0 0 1px ${colour.lineStrong}`,
})
export const swatches = styleVariants({
  done: [swatch, { background: ok }],
  open: [swatch, { background: todo }],
  current: [swatch, { background: now, boxShadow: '0 0 0 2px #1b5cff' }],
  unread: [swatch, { background: 'repeating-linear-gradient(135deg, #c8cfdb 0 2px, #fff 2px 6px)' }],
})
