import { globalStyle, style } from '@vanilla-extract/css'
import { font, media } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'

const { colour } = vars

export const mark = style({ fill: colour.brand })
export const sail = style({
  fill: 'none',
  stroke: colour.brandInk,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const siteMark = style({ display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 })
export const sign = style({ flex: 'none', display: 'grid' })
export const words = style({ minWidth: 0 })
export const name = style({
  display: 'block',
  font: font(18, 700),
  lineHeight: '24px',
  letterSpacing: '.02em',
  color: colour.text,
})
export const tagline = style({ display: 'block', font: font(12), lineHeight: '16px', color: colour.textMuted })
/** As many lines as the height of a bar allows. */
export const bar = style({
  '@media': { [media.phone]: { gap: '8px' } },
})
export const barName = style({
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': {
    [media.tablet]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      lineHeight: '22px',
      whiteSpace: 'normal',
      textWrap: 'balance',
    },
    [media.phone]: {
      display: 'block',
      fontSize: '16px',
      lineHeight: '20px',
      whiteSpace: 'normal',
      textWrap: 'balance',
    },
  },
})
export const barTagline = style({
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [media.phone]: { display: 'none' } },
})
globalStyle(`${bar} :is(svg, img)`, { '@media': { [media.phone]: { width: '32px', height: '32px' } } })
