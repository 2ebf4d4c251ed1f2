import { globalStyle, style } from '@vanilla-extract/css'
import { covered } from '../../ui/list/Entry.css.ts'
import { font, media, mix, quick } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'

const { colour } = vars

const HOVERED = 'screen and (hover: hover) and (min-width: 768px)'

export const row = style([
  covered,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 216px 88px',
    alignItems: 'center',
    gap: '24px',
    minHeight: '129px',
    padding: '20px 24px',
    borderBottom: `1px solid ${colour.line}`,
    transition: quick('background'),
    selectors: {
      'li:last-child > &': { borderBottom: 0 },
    },
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 160px 76px', gap: '16px' },
      [media.wide]: { ':hover': { background: mix(colour.brandSoft, 44, colour.surfaceRaised) } },
      [media.phone]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: '12px 8px',
        minHeight: '161px',
        padding: '16px',
      },
    },
  },
])
export const main = style({
  minWidth: 0,
  '@media': { [media.phone]: { gridColumn: '1 / -1', gridRow: 1 } },
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minWidth: 0,
  '@media': { [media.phone]: { paddingInlineEnd: '44px' } },
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginTop: '4px',
  marginInlineStart: '-20px',
  clipPath: 'inset(0 0 0 20px)',
  font: font(14),
  color: colour.textMuted,
  whiteSpace: 'nowrap',
})
/** The line before it is part of the ground, which is cut off from what begins a line. */
export const fact = style({
  paddingInlineStart: '20px',
  background: `linear-gradient(${colour.lineStrong}, ${colour.lineStrong}) 10px 50% / 1px 12px no-repeat`,
})
globalStyle(`${facts} > :first-child`, { paddingInlineStart: '20px' })
export const reasons = style({
  marginTop: '4px',
  font: font(12),
  color: colour.successText,
  overflowWrap: 'anywhere',
})
export const labels = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  overflow: 'hidden',
  height: '24px',
  marginTop: '12px',
  '@media': { [media.phone]: { marginTop: '8px' } },
})
export const company = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minWidth: 0,
  '@media': { [media.phone]: { gridColumn: 1, gridRow: 2 } },
})
globalStyle(`${company} > :first-child`, { '@media': { [media.phone]: { width: '32px', height: '32px' } } })
export const companyText = style({
  display: 'grid',
  minWidth: 0,
  '@media': {
    [media.phone]: { display: 'flex', alignItems: 'baseline', gap: '8px' },
  },
})
export const companySize = style({ whiteSpace: 'nowrap' })
export const companyName = style({
  minHeight: '24px',
  font: font(14, 500),
  ':hover': { color: colour.brandText },
  '@media': { [media.phone]: { flex: 'none', maxWidth: '70%' } },
})
export const end = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '4px',
  '@media': { [media.phone]: { display: 'contents' } },
})
export const heart = style({
  '@media': {
    [media.phone]: { gridColumn: 2, gridRow: 1, alignSelf: 'start', justifySelf: 'end', margin: '-6px -8px 0 0' },
  },
})
/** The date, and in its place what can be done. */
export const slot = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '32px',
  '@media': { [media.phone]: { gridColumn: 2, gridRow: 2, alignSelf: 'center' } },
})
globalStyle(`${slot} > *`, { gridArea: '1 / 1' })
export const published = style({ '@media': { [media.phone]: { display: 'none' } } })
export const deliver = style({ '@media': { print: { display: 'none' } } })
globalStyle(`${slot}:has(${deliver} > *) > ${published}`, { visibility: 'hidden' })
/** With a mouse the date stands there until the row is meant, unless something is under way or done. */
const waiting = `${row}:not(:hover, :focus-within) ${slot}:has(${deliver} > button:not([aria-disabled]))`
globalStyle(`${waiting} > ${deliver}`, { '@media': { [HOVERED]: { opacity: 0 } } })
globalStyle(`${waiting} > ${published}`, { '@media': { [HOVERED]: { visibility: 'visible' } } })
