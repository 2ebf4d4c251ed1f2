import { style } from '@vanilla-extract/css'
import { font, forcedEdge, media, quick } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour, radius } = vars

export const fold = style({
  position: 'absolute',
  top: 0,
  insetInlineEnd: 0,
  width: '80px',
  height: '80px',
  color: colour.brandInk,
  /** Its edge is one of colour alone. */
  forcedColorAdjust: 'none',
  clipPath: 'polygon(0 0, 100% 0, 100% 100%)',
  background: colour.brand,
  transition: quick('background'),
  ':hover': { background: colour.brandStrong },
  ':focus-visible': { outline: 'none', background: colour.brandStrong },
  '@media': { [media.phone]: { display: 'none' } },
})
export const icon = style({
  position: 'absolute',
  insetInlineEnd: '12px',
  top: '12px',
  borderRadius: radius.small,
  selectors: { [`${fold}:focus-visible > &`]: { outline: `2px solid ${colour.brandInk}`, outlineOffset: '3px' } },
})
export const tip = style({
  position: 'absolute',
  top: '20px',
  insetInlineEnd: '88px',
  display: 'inline-flex',
  alignItems: 'center',
  height: '28px',
  padding: '0 12px',
  borderRadius: radius.small,
  background: colour.brandSoft,
  color: colour.brandText,
  font: font(12, 500),
  whiteSpace: 'nowrap',
  ...forcedEdge,
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineEnd: '-4px',
    top: '10px',
    width: '8px',
    height: '8px',
    borderRadius: '1px',
    background: 'inherit',
    transform: 'rotate(45deg)',
  },
  '@media': { [media.phone]: { display: 'none' } },
})
/** What a phone shows instead of the fold. */
export const phoneOnly = style({ '@media': { [media.wide]: { display: 'none !important' as 'none' } } })
