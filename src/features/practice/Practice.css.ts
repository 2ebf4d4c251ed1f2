import { style } from '@vanilla-extract/css'
import { page as listPage } from '../../ui/list/ListPage.css.ts'
import { focusRing, font, media, mix } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'

const { colour, radius } = vars

export const page = style([listPage, { display: 'grid', alignContent: 'start', gap: '24px' }])
export const narrow = style([page, { maxWidth: 'min(760px, calc(100% - 32px))' }])
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '12px 24px' })
export const words = style({ flex: '1 1 320px', display: 'grid', gap: '4px' })
export const title = style({ font: font(28, 700), '@media': { [media.phone]: { font: font(22, 700) } } })
export const name = style({ font: font(18, 700) })
export const lead = style({ maxWidth: '72ch', color: colour.textMuted })
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' })
export const card = style({
  display: 'grid',
  gap: '16px',
  padding: '24px',
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  boxShadow: `0 0 0 1px ${colour.line}`,
  breakInside: 'avoid',
  '@media': { [media.phone]: { padding: '20px 16px' } },
})
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px 24px',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const fact = style({ display: 'flex', alignItems: 'flex-start', gap: '8px' })
export const icon = style({ flex: 'none', marginTop: '1px', color: colour.brandText })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '12px 0',
  borderTop: `1px solid ${colour.line}`,
})
export const what = style({ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' })
export const position = style({ font: font(16, 700) })
export const note = style({ font: font(12), color: colour.textMuted })
export const groups = style({ display: 'grid', gap: '20px' })
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '8px',
})
export const label = style({ font: font(14, 500) })
export const wrong = style({ font: font(12), color: colour.dangerText })
export const answers = style({ display: 'grid', gap: '16px' })
export const asked = style({ font: font(16, 700), overflowWrap: 'anywhere' })
export const answer = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
export const attempts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  gap: '16px',
})
export const attempt = style({
  display: 'grid',
  alignContent: 'start',
  gap: '8px',
  padding: '12px 16px',
  borderRadius: radius.medium,
  background: colour.surfaceSunken,
})
export const open = style({ justifySelf: 'start', color: colour.brandText, '@media': { print: { display: 'none' } } })
export const sentence = style({
  display: 'inline',
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
  cursor: 'pointer',
  borderRadius: radius.small,
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': { background: mix(colour.brand, 18, 'transparent') },
    '&:focus-visible': focusRing,
  },
})
export const none = style({ color: colour.textMuted })
export const hints = style({
  display: 'grid',
  gap: '4px',
  paddingInlineStart: '20px',
  listStyle: 'disc',
  color: colour.textMuted,
})
export const player = style({
  width: '100%',
  maxWidth: '560px',
  borderRadius: radius.medium,
  background: colour.surfaceSunken,
  selectors: { '&[data-voice]': { height: '64px' } },
  '@media': { print: { display: 'none' } },
})
export const screenOnly = style({ '@media': { print: { display: 'none' } } })
export const engine = style({ display: 'grid', justifyItems: 'center', gap: '8px', marginTop: '12px' })
export const grading = style({ display: 'flex', alignItems: 'center', gap: '8px', font: font(12), textAlign: 'start' })
export const next = style({ gridColumn: '1 / -1' })
export const askedHead = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '16px',
})
export const graded = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '24px',
  paddingTop: '16px',
  borderTop: `1px solid ${colour.line}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const star = style({ display: 'grid', gap: '8px', margin: '8px 0' })
export const starPart = style({ display: 'grid', gridTemplateColumns: '64px minmax(0, 1fr)', gap: '8px' })
export const quote = style({ margin: 0, overflowWrap: 'anywhere' })
export const outline = style({
  display: 'grid',
  gap: '8px',
  marginTop: '8px',
  paddingInlineStart: '20px',
  listStyle: 'decimal',
  overflowWrap: 'anywhere',
})
export const transcript = style({
  width: '100%',
  minHeight: '120px',
  padding: '12px 16px',
  border: `1px solid ${colour.controlLine}`,
  borderRadius: radius.medium,
  background: colour.surface,
  font: font(16),
  color: colour.text,
  resize: 'vertical',
})
export const progress = style({ overflowX: 'auto' })
export const table = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' })
export const cell = style({
  padding: '8px 12px 8px 0',
  borderBottom: `1px solid ${colour.line}`,
  font: font(14),
  textAlign: 'start',
  whiteSpace: 'nowrap',
})
