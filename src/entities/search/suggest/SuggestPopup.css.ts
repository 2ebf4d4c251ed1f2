import { keyframes, style } from '@vanilla-extract/css'
import { font, forcedEdge, media, raised } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius, shadow, time, ease } = vars
const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

/** Below the field and as wide as it; as wide as a phone. */
export const popup = style({
  ...forcedEdge,
  containerType: 'inline-size',
  position: 'absolute',
  zIndex: 30,
  insetInline: 0,
  top: 'calc(100% + 8px)',
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'max(240px, min(640px, calc(100dvh - 208px)))',
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  boxShadow: `${shadow.high}, ${raised}`,
  color: colour.text,
  textAlign: 'start',
  animation: `${unfold} ${time.fast} ${ease}`,
  '@media': { [media.phone]: { insetInline: '-16px auto', width: '100vw', borderRadius: 0 } },
})
/** Of a popup that has room for two. */
export const beside = '(min-width: 640px)'
export const columns = style({
  '@container': { [beside]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(160px, 32%)' } },
})
export const list = style({ minWidth: 0, padding: '8px' })
export const group = style({
  position: 'relative',
  padding: '6px 0',
  selectors: {
    '&:first-child': { paddingTop: 0 },
    '& + &': { borderTop: `1px solid ${colour.line}` },
  },
})
export const groupName = style({
  position: 'absolute',
  insetInlineStart: '16px',
  font: font(12, 500),
  lineHeight: '36px',
  color: colour.textMuted,
  '@media': { [media.phone]: { position: 'static', paddingInlineStart: '8px', lineHeight: '24px' } },
})
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  height: '36px',
  padding: '0 16px 0 64px',
  borderRadius: radius.small,
  font: font(14),
  cursor: 'pointer',
  ':hover': { background: colour.surfaceSunken },
  selectors: { '&[aria-selected="true"]': { ...forcedEdge, background: colour.brandSoft } },
  '@media': { [media.phone]: { height: '44px', padding: '0 8px' } },
})
export const icon = style({
  flex: 'none',
  width: '24px',
  color: colour.textMuted,
  selectors: { [`${option}[aria-selected="true"] &`]: { color: colour.brandText } },
})
export const words = style({ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: '12px' })
export const mark = style({ fontWeight: 700, color: colour.brandText })
export const note = style({
  flex: '0 1000 auto',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  font: font(12),
  color: colour.textMuted,
})
export const reading = style({
  flex: 'none',
  padding: '0 8px',
  borderRadius: radius.small,
  background: colour.surfaceRaised,
  font: font(12, 500),
  color: colour.brandText,
})
export const count = style({
  flex: 'none',
  font: font(12),
  color: colour.textMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${option}[aria-selected="true"] &`]: { color: colour.brandText, fontWeight: 500 } },
})
export const enter = style({
  flex: 'none',
  color: colour.brandText,
  visibility: 'hidden',
  selectors: { [`${option}[aria-selected="true"] &`]: { visibility: 'visible' } },
  '@media': { [media.phone]: { display: 'none' }, '(hover: none)': { display: 'none' } },
})
/** What keys do; nobody who touches has any. */
export const foot = style({
  position: 'sticky',
  bottom: 0,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '20px',
  height: '44px',
  marginTop: 'auto',
  padding: '0 24px',
  overflow: 'hidden',
  borderTop: `1px solid ${colour.line}`,
  background: colour.surfaceSunken,
  font: font(12),
  color: colour.textMuted,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { display: 'none' }, '(hover: none)': { display: 'none' } },
})
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: '4px' })
export const cap = style({
  minWidth: '20px',
  marginInlineEnd: '2px',
  padding: '0 5px',
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: '4px',
  background: colour.surfaceRaised,
  font: font(12),
  lineHeight: '20px',
  textAlign: 'center',
})
export const end = style({ marginInlineStart: 'auto', overflow: 'hidden', textOverflow: 'ellipsis' })
