import { style } from '@vanilla-extract/css'
import { wraps } from '../../../../ui/list/Entry.css.ts'
import { font, media, quick } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour, radius, shadow } = vars
const outline = `0 0 0 1px ${colour.line}`
const outlineOver = `${shadow.middle}, 0 0 0 1px ${colour.brandLine}`
const tablet = 'screen and (max-width: 1023px)'
const small = 'screen and (max-width: 479px)'

const grid = (wide: number, narrow: number, phone: number, gap = '16px') =>
  style({
    display: 'grid',
    gridTemplateColumns: `repeat(${wide}, minmax(0, 1fr))`,
    gap,
    '@media': {
      [tablet]: { gridTemplateColumns: `repeat(${narrow}, minmax(0, 1fr))` },
      [media.phone]: { gridTemplateColumns: `repeat(${phone}, minmax(0, 1fr))`, gap: '12px' },
    },
  })

export const sixColumns = grid(6, 4, 2)
export const fourColumns = grid(4, 3, 2, '12px 16px')
export const services = style([grid(4, 2, 2), { '@media': { [small]: { gridTemplateColumns: 'minmax(0, 1fr)' } } }])
/** A phone shows two rows that scroll sideways, rather than a long way down. */
export const companies = style([
  grid(4, 2, 2),
  {
    '@media': {
      [media.phone]: {
        gridTemplateColumns: 'none',
        gridTemplateRows: 'repeat(2, auto)',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(264px, 84%)',
        overflowX: 'auto',
        scrollSnapType: 'x proximity',
        padding: '1px 1px 8px',
      },
    },
  },
])
export const company = style({ minWidth: 0, scrollSnapAlign: 'start' })

export const namedPicture = style({ borderRadius: radius.small, objectFit: 'contain' })

const card = style({
  position: 'relative',
  display: 'block',
  minWidth: 0,
  borderRadius: radius.medium,
  background: colour.surfaceRaised,
  boxShadow: outline,
  transition: quick('box-shadow'),
  selectors: { 'a&:hover': { boxShadow: outlineOver } },
})

/** An icon, a name, and a line about it below each other. */
export const tile = style([
  card,
  {
    height: '100%',
    minHeight: '124px',
    padding: '20px 16px 16px',
    '@media': { [media.phone]: { minHeight: '112px', padding: '16px 12px 12px' } },
  },
])
export const tileIcon = style({ display: 'block', height: '24px', color: colour.brandText })
export const name = style([
  wraps,
  {
    display: 'block',
    font: font(14, 700),
    transition: quick('color'),
    selectors: { 'a:hover > &, a:hover span > &': { color: colour.brandText } },
  },
])
export const tileName = style([name, { marginTop: '12px', '@media': { [media.phone]: { marginTop: '8px' } } }])
export const hint = style([wraps, { display: 'block', font: font(12), color: colour.textMuted }])

/** The first item of zone one, twice as wide, on the brand's own ground. */
export const leadItem = style({ gridColumn: 'span 2' })
export const lead = style([
  card,
  {
    height: '100%',
    minHeight: '124px',
    padding: '24px',
    overflow: 'hidden',
    background: colour.ground,
    color: colour.groundInk,
    boxShadow: 'none',
    '@media': { [media.phone]: { minHeight: '112px', padding: '20px' } },
  },
])
export const leadName = style([wraps, { position: 'relative', display: 'block', font: font(18, 700) }])
export const leadHint = style([wraps, { position: 'relative', display: 'block', marginTop: '4px', font: font(12) }])
export const leadGo = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  marginTop: '8px',
  font: font(12),
})
export const leadArt = style({
  position: 'absolute',
  insetInlineEnd: '-4px',
  bottom: '-12px',
  width: '148px',
  height: '120px',
})

/** A picture at the left, name and hint beside it. */
export const entry = style([
  card,
  {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    height: '100%',
    minHeight: '72px',
    padding: '8px 16px',
    '@media': { [media.phone]: { gap: '8px', padding: '8px' } },
  },
])
export const entryIcon = style({ flex: 'none', color: colour.brandText })
export const entryWords = style({ minWidth: 0 })

/** A large card with a drawing in its corner. */
export const service = style([
  card,
  {
    height: '100%',
    minHeight: '168px',
    padding: '20px',
    overflow: 'hidden',
    borderRadius: radius.large,
    background: `linear-gradient(160deg, ${colour.surfaceRaised} 40%, ${colour.brandSoft})`,
    '@media': { [media.phone]: { padding: '16px' } },
  },
])
export const serviceName = style([
  wraps,
  {
    position: 'relative',
    display: 'block',
    font: font(16, 700),
    transition: quick('color'),
    selectors: { 'a:hover > &': { color: colour.brandText } },
  },
])
export const serviceHint = style({
  position: 'relative',
  display: 'block',
  maxWidth: '168px',
  marginTop: '4px',
  font: font(12),
  color: colour.textMuted,
})
export const serviceArt = style({
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: 0,
  width: '144px',
  height: '108px',
  '@media': { [media.phone]: { width: '104px', height: '78px' } },
})
