import { style } from '@vanilla-extract/css'
import { font, quick } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour, radius } = vars

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  padding: 0,
  border: 0,
  borderRadius: radius.medium,
  background: colour.surfaceRaised,
  boxShadow: `0 0 0 1px ${colour.line}`,
})
export const button = style({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: radius.medium,
  transition: quick('background'),
  ':hover': { background: colour.hover },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: { '&[aria-disabled="true"]': { color: colour.textMuted, opacity: 0.6, cursor: 'not-allowed' } },
})
export const percent = style({ width: '48px', font: font(12, 500), color: colour.textMuted, textAlign: 'center' })
/** Only those who have a wheel see the hint. */
export const hint = style({
  font: font(12),
  color: colour.textMuted,
  '@media': { '(pointer: coarse)': { display: 'none' } },
})
