import { keyframes, style } from '@vanilla-extract/css'
import { font, media, quick, raised } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius, time, ease } = vars
/** The popup's words have no room beside the page's. */
const tight = 'screen and (max-width: 1439px)'
const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } })

/** Floats above the bottom edge, and comes to rest above the footer. */
export const place = style({ position: 'sticky', zIndex: 9, bottom: '16px', height: 0 })
export const floating = style({
  position: 'absolute',
  insetInlineEnd: '24px',
  bottom: '16px',
  '@media': { [media.phone]: { insetInlineEnd: '16px', bottom: 0 } },
})
export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  height: '48px',
  padding: '0 16px',
  borderRadius: '24px',
  background: colour.surfaceRaised,
  boxShadow: raised,
  color: colour.brandText,
  font: font(14, 500),
  transition: quick('background'),
  ':hover': { background: colour.brandSoft },
  ':focus-visible': { borderRadius: '24px' },
  '@media': { [tight]: { width: '48px', padding: 0, justifyContent: 'center' } },
})
export const label = style({
  '@media': {
    [tight]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
/** The gap below it is part of it, so that the pointer can cross. */
export const box = style({
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: '100%',
  paddingBottom: '8px',
  animation: `${unfold} ${time.fast} ${ease}`,
})
export const card = style({
  width: '256px',
  padding: '12px',
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  boxShadow: raised,
})
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  padding: '8px',
  borderRadius: radius.medium,
  transition: quick('background'),
  ':hover': { background: colour.brandSoft },
  ':focus-visible': { outlineOffset: '-2px' },
})
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: '50%',
  background: colour.brandSoft,
  color: colour.brandText,
})
export const kind = style({ display: 'block', font: font(12), color: colour.textMuted })
export const phone = style({ display: 'block', font: font(14, 700), color: colour.text })
export const hours = style({
  margin: '8px 8px 0',
  paddingTop: '8px',
  borderTop: `1px solid ${colour.line}`,
  font: font(12),
  color: colour.textMuted,
})
