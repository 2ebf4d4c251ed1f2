import { style, styleVariants } from '@vanilla-extract/css'
import { wraps } from '../../../../ui/list/Entry.css.ts'
import { inside } from '../../../../ui/page/Landing.css.ts'
import { font, media, onGround, quick, raised } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'
import { narrow } from './BannerFrame.css.ts'

const { colour, radius, shadow } = vars

export const news = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  maxWidth: '100%',
  minHeight: '32px',
  padding: '5px 12px 5px 8px',
  borderRadius: '16px',
  background: colour.surface,
  boxShadow: `${shadow.low}, 0 0 0 1px ${colour.line}`,
  color: colour.text,
  font: font(12),
  transition: quick('color'),
  ':hover': { color: colour.brandText },
})
export const newsText = wraps
export const search = style({
  maxWidth: '528px',
  marginTop: '24px',
  color: colour.text,
  '@media': { [media.phone]: { marginTop: '16px' } },
})
export const searches = style({ maxWidth: '528px', marginTop: '12px', '@media': { [narrow]: { maxWidth: '400px' } } })

export const tiles = style([
  inside,
  {
    position: 'relative',
    zIndex: 2,
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '16px',
    height: '96px',
    marginTop: '-48px',
    '@media': {
      [media.phone]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: '12px',
        height: '156px',
        marginTop: '-36px',
      },
    },
  },
])
const tile = style({
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  minWidth: 0,
  height: '96px',
  padding: '0 24px',
  borderRadius: radius.large,
  '@media': {
    [narrow]: { padding: '0 16px', gap: '12px' },
    [media.phone]: { height: '72px', padding: '0 12px', gap: '8px' },
  },
})
/** A bright banner has tiles of paper, a dark one solid ones (HOME-4). */
export const tileTone = styleVariants({
  bright: [tile, { background: colour.surfaceRaised, boxShadow: raised }],
  dark: [
    tile,
    {
      background: colour.groundStrong,
      color: colour.groundInk,
      boxShadow: `${shadow.middle}, 0 0 0 1px ${onGround(28)}`,
    },
  ],
})
const tileIcon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: '12px',
  '@media': { [narrow]: { width: '40px', height: '40px' }, [media.phone]: { display: 'none' } },
})
export const tileIconTone = styleVariants({
  bright: [tileIcon, { background: colour.brandSoft, color: colour.brandText }],
  dark: [tileIcon, { boxShadow: `inset 0 0 0 1px ${onGround(36)}` }],
})
export const tileWords = style({ minWidth: 0 })
export const figure = style([
  wraps,
  {
    display: 'block',
    font: font(28, 700),
    lineHeight: '32px',
    letterSpacing: '-.01em',
    '@media': { [narrow]: { font: font(22, 700) } },
  },
])
export const unit = style({ marginInlineStart: '4px', font: font(14, 500), letterSpacing: 0 })
export const label = style([
  wraps,
  { display: 'block', marginTop: '4px', font: font(12), '@media': { [media.phone]: { marginTop: 0 } } },
])
const muted = style({ color: colour.textMuted })
export const quietTone = styleVariants({ bright: [muted], dark: [] })
