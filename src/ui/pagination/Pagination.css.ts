import { style, styleVariants } from '@vanilla-extract/css'
import { media, quick } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour } = vars
const onWide = style({ '@media': { [media.phone]: { display: 'none' } } })

export const list = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px',
  '@media': { [media.phone]: { gap: 0 } },
})
export const sum = style([onWide, { marginInlineEnd: '8px', color: colour.textMuted }])
export const on = styleVariants({
  every: {},
  wide: [onWide],
  phone: { '@media': { [media.wide]: { display: 'none' } } },
})
export const place = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: '36px',
  height: '36px',
  padding: '0 4px',
  borderRadius: vars.radius.small,
  '@media': { [media.phone]: { height: '40px' } },
})
export const link = style({
  transition: quick('background', 'color'),
  selectors: {
    '&:hover:not([aria-current])': { background: colour.brandSoft, color: colour.brandText },
    '&[aria-current]': { background: colour.brand, color: colour.brandInk, fontWeight: 700 },
  },
})
/** Nothing further: keeps its place, so that the numbers do not move. */
export const end = style({ color: colour.textMuted, opacity: 0.6 })
export const gap = style({ color: colour.textMuted })
