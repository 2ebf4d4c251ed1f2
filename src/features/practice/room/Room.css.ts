import { style } from '@vanilla-extract/css'
import { font, media, mix } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'
import { transcript } from '../Practice.css.ts'

const { colour } = vars

/** The room is as high as the screen: header and footer are hidden here. */
export const room = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  minHeight: '100dvh',
  background: colour.surface,
  color: colour.text,
})
const edge = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '12px 24px',
  '@media': { [media.phone]: { padding: '8px 16px' } },
})
export const bar = style([edge, { borderBottom: `1px solid ${colour.line}` }])
export const title = style({ font: font(16, 700) })
export const position = style({
  marginInlineEnd: 'auto',
  font: font(12),
  color: colour.textMuted,
  overflowWrap: 'anywhere',
})
export const progress = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  font: font(12),
  color: colour.textMuted,
})
/** The question says it, too. */
export const numbered = style({ '@media': { [media.phone]: { display: 'none' } } })
export const step = style({
  width: '28px',
  height: '4px',
  borderRadius: '2px',
  background: mix(colour.text, 16, colour.surface),
  selectors: {
    '&[data-answered]': { background: colour.brandText },
    '&[data-current]:not([data-answered])': { background: mix(colour.brandText, 50, colour.surface) },
  },
  '@media': { [media.phone]: { width: '16px' } },
})
export const middle = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  width: '1120px',
  maxWidth: 'calc(100% - 48px)',
  margin: '0 auto',
  padding: '32px 0',
  '@media': { [media.phone]: { maxWidth: 'calc(100% - 32px)', alignContent: 'start', padding: '20px 0' } },
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  alignItems: 'start',
  gap: '48px',
  '@media': { 'screen and (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' } },
})
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' })
export const question = style({
  margin: '12px 0 20px',
  font: font(28, 700),
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { font: font(22, 700) } },
})
export const label = style({ font: font(12), color: colour.textMuted })
export const seconds = style({ font: font(36, 700), fontVariantNumeric: 'tabular-nums' })
export const quiet = style({ font: font(14), color: colour.textMuted })
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  selectors: { '&[data-centred]': { justifyContent: 'center' } },
})
export const slim = style({ width: '640px', maxWidth: '100%', margin: '0 auto' })
export const progressBar = style({ width: '100%', accentColor: colour.brand })
export const area = style([transcript, { minHeight: '240px', '@media': { [media.phone]: { minHeight: '180px' } } }])
export const under = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  font: font(12),
  color: colour.textMuted,
})
export const count = style({
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-over]': { color: colour.dangerText } },
})
export const wrong = style({ color: colour.dangerText })
export const theirs = style({
  margin: 0,
  padding: '12px 16px',
  borderInlineStart: `3px solid ${colour.brandLine}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const list = style({ display: 'grid', gap: '0' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '4px 16px',
  padding: '16px 0',
  borderTop: `1px solid ${colour.line}`,
})
export const asked = style({ font: font(16, 700), overflowWrap: 'anywhere' })
export const answer = style({
  gridColumn: '1 / -1',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  color: colour.textMuted,
})
export const foot = style([
  edge,
  { justifyContent: 'center', borderTop: `1px solid ${colour.line}`, font: font(12), color: colour.textMuted },
])
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' })
