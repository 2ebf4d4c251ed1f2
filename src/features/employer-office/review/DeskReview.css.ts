import { globalStyle, style } from '@vanilla-extract/css'
import { tab as link } from '../../../ui/page/CollegeHead.css.ts'
import { font, media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour } = vars

/** There is room for a delivery beside the list. */
export const TWO_PANES = 'screen and (min-width: 960px)'
const ONE_PANE = 'screen and (max-width: 959px)'

export const review = style({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / 440px minmax(0, 1fr)',
  height: '100%',
  minWidth: 0,
  minHeight: 0,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '352px minmax(0, 1fr)' },
    [ONE_PANE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const list = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  borderInlineEnd: `1px solid ${colour.line}`,
  background: colour.surface,
  '@media': { [ONE_PANE]: { borderInlineEnd: 0 } },
})
export const listOfOpen = style([list, { '@media': { [ONE_PANE]: { display: 'none' } } }])
export const head = style({
  display: 'grid',
  flex: 'none',
  gap: '12px',
  padding: '16px 20px 0',
  borderBottom: `1px solid ${colour.line}`,
  '@media': { [media.phone]: { padding: '12px 16px 0' } },
})
export const names = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12px' })
export const title = style({ minWidth: 0, font: font(18, 700), overflowWrap: 'anywhere' })
export const search = style({ position: 'relative', display: 'flex', alignItems: 'center' })
export const searchIcon = style({
  position: 'absolute',
  insetInlineStart: '12px',
  color: colour.textMuted,
  pointerEvents: 'none',
})
export const searchInput = style({
  width: '100%',
  height: '36px',
  padding: '0 104px 0 36px',
  border: `1px solid ${colour.controlLine}`,
  borderRadius: vars.radius.medium,
  background: colour.surfaceRaised,
  outline: 0,
  selectors: {
    '&:focus': { borderColor: colour.brandText, boxShadow: vars.shadow.focus },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  '::placeholder': { color: colour.textMuted, opacity: 1 },
  // A phone zooms into fields with text under 16 px.
  '@media': { [media.phone]: { height: '40px', fontSize: '16px' } },
})
export const searchClear = style({ position: 'absolute', insetInlineEnd: '2px' })
/** The tabs fade towards the edge of a phone, and the last one scrolls clear of that. */
export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 18px',
  '@media': {
    [media.tablet]: { gap: '0 8px' },
    [media.phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      marginInlineEnd: '-16px',
      paddingInlineEnd: '40px',
      maskImage: 'linear-gradient(to right, #000 calc(100% - 40px), transparent)',
    },
  },
})
export const tab = style([link, { gap: '4px', font: font(14), whiteSpace: 'nowrap' }])
export const count = style({ font: font(12, 400), color: colour.textMuted, fontVariantNumeric: 'tabular-nums' })
export const rows = style({ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' })
export const waiting = style([rows, { opacity: 0.6 }])
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '40px',
  padding: '0 20px',
  borderBottom: `1px solid ${colour.line}`,
  font: font(12),
  color: colour.textMuted,
  '@media': { [media.phone]: { padding: '0 16px' } },
})
export const pages = style({ padding: '0 0 24px' })
export const pick = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '24px',
  cursor: 'pointer',
})

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '64px',
  padding: '8px 20px',
  borderBottom: `1px solid ${colour.line}`,
  ':hover': { background: colour.hover },
  '@media': { [media.phone]: { padding: '8px 16px' } },
})
export const openRow = style([row, { background: colour.brandSoft, ':hover': { background: colour.brandSoft } }])
export const tick = style({
  position: 'relative',
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  margin: '0 -4px',
})
export const words = style({ flex: 1, minWidth: 0 })
export const first = style({ display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 })
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', font: font(14, 500) })
export const unreadName = style([name, { fontWeight: 700 }])
globalStyle(`${openRow} ${name}`, { color: colour.brandText, fontWeight: 700 })
export const chip = style({ display: 'inline-flex' })
globalStyle(`${openRow} ${chip} > span`, { background: colour.surface })
export const dot = style({
  flex: 'none',
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  background: colour.brand,
  forcedColorAdjust: 'none',
})
export const when = style({
  flex: 'none',
  marginInlineStart: 'auto',
  font: font(12),
  color: colour.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const facts = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  font: font(12),
  color: colour.textMuted,
})
export const keys = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: '4px 12px',
  flexWrap: 'wrap',
  minHeight: '44px',
  padding: '8px 20px',
  borderTop: `1px solid ${colour.line}`,
  font: font(12),
  color: colour.textMuted,
  '@media': { [media.tablet]: { paddingInline: '12px', gap: '4px 8px' }, [ONE_PANE]: { display: 'none' } },
})
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: '4px', whiteSpace: 'nowrap' })
export const allKeys = style({ marginInlineStart: 'auto' })
export const cap = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '20px',
  height: '20px',
  padding: '0 4px',
  borderRadius: '4px',
  background: colour.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${colour.lineStrong}, 0 1px 0 ${colour.lineStrong}`,
  font: font(12, 500),
  color: colour.text,
})
export const keyList = style({ display: 'grid', gap: '12px' })
export const keyRow = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '16px' })
