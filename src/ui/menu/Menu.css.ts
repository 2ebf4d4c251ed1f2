import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { font, media, quick, raised } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour, radius, time, ease } = vars
const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

const root = style({ position: 'relative', display: 'flex', alignItems: 'center', alignSelf: 'stretch' })
export const menu = styleVariants({
  start: [root],
  end: [root],
  bar: [root, { '@media': { [media.phone]: { position: 'static' } } }],
})

const place = style({
  position: 'absolute',
  zIndex: 20,
  top: '100%',
  paddingTop: '8px',
  animation: `${unfold} ${time.fast} ${ease}`,
})
/** Which edge of the trigger the box keeps to. The gap above it is part of it, so that the pointer can cross. */
export const align = styleVariants({
  start: [place, { insetInlineStart: 0 }],
  end: [place, { insetInlineEnd: 0 }],
  /** On a phone the box is about as wide as the bar that it is in, and keeps to the bar's edge. */
  bar: [place, { insetInlineEnd: 0, '@media': { [media.phone]: { insetInlineEnd: '12px' } } }],
})
export const box = style({
  minWidth: '184px',
  maxWidth: 'calc(100vw - 24px)',
  borderRadius: radius.medium,
  background: colour.surfaceRaised,
  boxShadow: raised,
  overflow: 'hidden',
})
export const items = style({ padding: '8px' })
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  width: '100%',
  minHeight: '40px',
  padding: '8px 12px',
  borderRadius: radius.small,
  font: font(14),
  textAlign: 'start',
  transition: quick('background', 'color'),
  ':hover': { background: colour.brandSoft, color: colour.brandText },
  ':focus-visible': { outlineOffset: '-2px' },
})
export const itemIcon = style({
  color: colour.textMuted,
  selectors: { [`${item}:hover > &`]: { color: colour.brandText } },
})
export const itemHint = style({ display: 'block', font: font(12), color: colour.textMuted })
export const itemEnd = style({ marginInlineStart: 'auto' })
export const separator = style({ height: '1px', margin: '8px 12px', border: 0, background: colour.line })
