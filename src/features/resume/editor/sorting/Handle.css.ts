import { style } from '@vanilla-extract/css'
import { font, media, raised } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour, radius } = vars

export const handle = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '32px',
  borderRadius: radius.small,
  color: colour.textMuted,
  cursor: 'grab',
  touchAction: 'none',
  ':hover': { background: colour.hover, color: colour.text },
  '@media': { [media.phone]: { width: '44px', height: '44px' } },
})
export const box = style({
  zIndex: 60,
  display: 'grid',
  minWidth: '112px',
  padding: '4px',
  borderRadius: radius.medium,
  background: colour.surfaceRaised,
  boxShadow: raised,
})
export const choice = style({
  minHeight: '44px',
  padding: '0 12px',
  borderRadius: radius.small,
  font: font(14),
  textAlign: 'start',
  ':hover': { background: colour.brandSoft, color: colour.brandText },
})
