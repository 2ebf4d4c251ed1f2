import { style } from '@vanilla-extract/css'
import { wraps } from '../../../ui/list/Entry.css.ts'
import { inside } from '../../../ui/page/Landing.css.ts'
import { font, media, quick } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius, shadow } = vars
const narrow = 'screen and (max-width: 1023px)'
const outline = `0 0 0 1px ${colour.line}`

export const head = style({
  padding: '32px 0 0',
  background: `linear-gradient(180deg, ${colour.brandSoft}, ${colour.surfaceSunken})`,
  '@media': { [media.phone]: { paddingTop: '16px' } },
})
export const search = style({ maxWidth: '760px', margin: '0 auto' })
export const searches = style({
  justifyContent: 'center',
  margin: '12px 0 24px',
  '@media': { [media.phone]: { margin: '8px 0 12px' } },
})
/** Categories beside the banner; as high before they come. */
export const top = style({
  display: 'grid',
  gridTemplateColumns: '392px minmax(0, 1fr)',
  gap: '16px',
  minHeight: '400px',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '340px minmax(0, 1fr)' },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: '736px' },
    [media.phone]: { minHeight: '632px', gap: '12px' },
  },
})
export const famous = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: '16px',
  minHeight: '80px',
  marginTop: '16px',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', minHeight: '176px' },
    [media.phone]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '12px',
      minHeight: '264px',
      marginTop: '12px',
    },
  },
})
export const famousOne = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  height: '80px',
  padding: '0 16px',
  borderRadius: radius.medium,
  background: colour.surfaceRaised,
  boxShadow: outline,
  transition: quick('box-shadow'),
  ':hover': { boxShadow: `${shadow.middle}, 0 0 0 1px ${colour.brandLine}` },
  '@media': { [media.phone]: { padding: '0 12px' } },
})
export const famousWords = style({ minWidth: 0 })
export const famousName = style([wraps, { display: 'block', font: font(14, 700) }])
export const famousCount = style([wraps, { display: 'block', font: font(12), color: colour.textMuted }])

export const section = style([inside, { paddingTop: '64px', '@media': { [media.phone]: { paddingTop: '40px' } } }])
export const last = style([section, { paddingBottom: '72px', '@media': { [media.phone]: { paddingBottom: '40px' } } }])

export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  overflow: 'hidden',
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  boxShadow: outline,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})
/** Lines at its right and below; those at the edges of the wall are cut off. */
export const wallCell = style({ minWidth: 0, boxShadow: `1px 0 0 ${colour.line}, 0 1px 0 ${colour.line}` })
export const wallOne = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '8px',
  height: '104px',
  padding: '0 4px',
  font: font(12),
  '@media': { [media.phone]: { height: '92px' } },
  transition: quick('background', 'color'),
  ':hover': { background: colour.brandSoft, color: colour.brandText },
  ':focus-visible': { outlineOffset: '-2px' },
})
export const wallName = style([wraps, { maxWidth: '100%' }])
export const wallMore = style({ color: colour.brandText, fontWeight: 500 })
export const wallMark = style({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: radius.medium,
  background: colour.brandSoft,
})
/** The place is as high as the wall of companies. */
export const wallPlace = style({
  height: '419px',
  marginTop: '24px',
  '@media': { [media.tablet]: { height: '524px' }, [media.phone]: { height: '929px' } },
})
