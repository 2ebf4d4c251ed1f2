import { style } from '@vanilla-extract/css'
import { focusRing, font, overlaid, quick } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour, radius } = vars

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  minHeight: '32px',
})
export const name = style({ font: font(14, 700) })
export const more = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '32px',
  color: colour.textMuted,
  font: font(12),
})
export const arrow = style({
  transition: quick('transform'),
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
})
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  minWidth: 0,
  padding: 0,
  border: 0,
  marginTop: '8px',
})
export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '40px',
  padding: '4px 16px',
  borderRadius: radius.small,
  background: colour.surfaceRaised,
  boxShadow: `inset 0 0 0 1px ${colour.lineStrong}`,
  cursor: 'pointer',
  transition: quick('background', 'box-shadow', 'color'),
  selectors: {
    '&:has(:checked)': {
      background: colour.brandSoft,
      boxShadow: `inset 0 0 0 2px ${colour.brandText}`,
      color: colour.brandText,
    },
    '&:has(:focus-visible)': focusRing,
  },
})
/** All over its chip. */
export const input = style({ ...overlaid, cursor: 'inherit' })
export const search = style({
  width: '100%',
  height: '44px',
  marginTop: '8px',
  padding: '0 12px',
  border: `1px solid ${colour.controlLine}`,
  borderRadius: radius.small,
  background: colour.surfaceRaised,
  font: font(16),
  ':focus-visible': { outline: `2px solid ${colour.brandText}`, outlineOffset: '-1px' },
})
/** Alone in its row. */
export const group = style({ width: '100%', paddingTop: '8px', font: font(12, 500), color: colour.textMuted })
export const none = style({ marginTop: '8px', color: colour.textMuted })
