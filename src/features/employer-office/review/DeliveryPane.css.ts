import { style } from '@vanilla-extract/css'
import { font, media, raised } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'
import { TWO_PANES } from './DeskReview.css.ts'

const { colour, radius } = vars

export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  background: colour.surfaceSunken,
})
export const back = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: '4px',
  minHeight: '44px',
  padding: '0 16px',
  borderBottom: `1px solid ${colour.line}`,
  background: colour.surface,
  font: font(14),
  color: colour.textMuted,
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': { [TWO_PANES]: { display: 'none' } },
})
export const head = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  minHeight: '72px',
  padding: '12px 24px',
  borderBottom: `1px solid ${colour.line}`,
  background: colour.surface,
  '@media': { [media.phone]: { padding: '12px 16px' } },
})
export const words = style({ minWidth: 0 })
export const names = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' })
export const title = style({ font: font(18, 700), overflowWrap: 'anywhere', ':focus': { outline: 'none' } })
export const facts = style({ font: font(12), color: colour.textMuted, fontVariantNumeric: 'tabular-nums' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, border: 0, padding: 0 })
export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '20px 24px 96px',
  '@media': { [media.phone]: { padding: '16px 16px 96px' } },
})
export const inner = style({ display: 'grid', gap: '20px', maxWidth: '794px', marginInline: 'auto' })
/** The words and the events stand beside each other, where there is room. */
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  alignItems: 'start',
  gap: '20px 24px',
})
export const sent = style({ display: 'grid', gap: '16px', minWidth: 0, ':empty': { display: 'none' } })
export const part = style({ display: 'grid', justifyItems: 'start', gap: '8px', minWidth: 0 })
export const label = style({ font: font(12, 500), color: colour.textMuted })
export const message = style({
  padding: '12px 16px',
  borderRadius: radius.medium,
  background: colour.surfaceRaised,
  boxShadow: `inset 0 0 0 1px ${colour.line}`,
  font: font(14),
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
export const file = style({ overflow: 'hidden', maxWidth: '280px', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const paper = style({ width: '100%', overflow: 'hidden', borderRadius: radius.small, boxShadow: raised })
/** The document is as high as a page of paper. */
export const document = style({
  width: '100%',
  aspectRatio: '210 / 297',
  border: 0,
  borderRadius: radius.small,
  background: colour.surfaceRaised,
  boxShadow: raised,
})
export const events = style({ display: 'grid', gap: '8px', width: '100%' })
export const event = style({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: '4px 12px',
  font: font(14),
})
export const when = style({ color: colour.textMuted, fontVariantNumeric: 'tabular-nums' })
export const by = style({ marginInlineStart: '8px', color: colour.textMuted, whiteSpace: 'nowrap' })
export const note = style({ gridColumn: 2, color: colour.textMuted, overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
export const nothing = style({ display: 'grid', placeContent: 'center', height: '100%', padding: '24px' })
export const outline = style({ display: 'grid', gap: '16px', padding: '24px' })
