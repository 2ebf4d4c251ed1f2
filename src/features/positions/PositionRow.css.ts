import { globalStyle, style } from '@vanilla-extract/css'
import { font, media, mix, quick } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'
import { covered, twoLines } from '../lists/Entry.css.ts'

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
  alignItems: 'center',
  overflow: 'hidden',
  marginTop: '4px',
  font: font(14),
  color: colour.textMuted,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { flexWrap: 'wrap', marginInlineStart: '-12px', clipPath: 'inset(0 0 0 12px)' } },
})
globalStyle(`${facts} > *`, { '@media': { [media.phone]: { paddingInlineStart: '12px' } } })
/** The line before it is part of the ground, so that a long text may end in an ellipsis; a phone cuts it from what begins a line. */
export const fact = style({
  flex: 'none',
  marginInlineStart: '12px',
  paddingInlineStart: '12px',
  background: `linear-gradient(${colour.lineStrong}, ${colour.lineStrong}) 0 50% / 1px 12px no-repeat`,
  selectors: { '&:last-child': { flex: '0 1 auto', overflow: 'hidden', textOverflow: 'ellipsis' } },
  '@media': { [media.phone]: { marginInlineStart: 0, backgroundPosition: '6px 50%' } },
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
/** Two lines beside the mark, one on a phone. */
export const companyNote = style([
  twoLines,
  {
    font: font(12),
    color: colour.textMuted,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.phone]: { WebkitLineClamp: 1 } },
  },
])
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
