import { style } from '@vanilla-extract/css'
import { wraps } from '../../../ui/list/Entry.css.ts'
import { font, media, quick } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: '400px',
  padding: '16px 12px 12px',
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  boxShadow: `0 0 0 1px ${colour.line}`,
  '@media': { [media.phone]: { minHeight: '380px' } },
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '0 12px 8px',
  '@media': { [media.phone]: { padding: '0 8px 8px' } },
})
export const title = style({ font: font(16, 700) })
export const grid = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gridAutoRows: 'minmax(40px, auto)',
  alignContent: 'start',
  '@media': { [media.phone]: { gridAutoRows: 'minmax(36px, auto)' } },
})
export const category = style({
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  height: '100%',
  padding: '2px 0 2px 12px',
  borderRadius: radius.small,
  transition: quick('background', 'color'),
  ':hover': { background: colour.brandSoft, color: colour.brandText },
  '@media': { [media.phone]: { padding: '2px 0 2px 8px' } },
})
export const name = style([
  wraps,
  { lineHeight: '18px', selectors: { ':lang(en) &': { fontSize: '12px', lineHeight: '16px' } } },
])
export const hot = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '16px',
  borderRadius: '8px',
  background: colour.accentSoft,
  color: colour.warningText,
  selectors: { ':lang(en) &': { width: '12px', background: 'none' } },
})
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  minHeight: '41px',
  padding: '8px 12px 0',
  borderTop: `1px solid ${colour.line}`,
})
export const dots = style({ display: 'flex', marginInlineStart: '-8px' })
export const arrow = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  borderRadius: radius.small,
  boxShadow: `inset 0 0 0 1px ${colour.line}`,
  transition: quick('color'),
  ':hover': { color: colour.brandText },
})
