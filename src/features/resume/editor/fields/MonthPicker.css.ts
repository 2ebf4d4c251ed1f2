import { style } from '@vanilla-extract/css'
import { font } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour, radius } = vars

export const box = style({ width: '264px' })
export const year = style({
  height: '36px',
  padding: '0 8px',
  borderRadius: radius.small,
  font: font(14, 700),
  color: colour.text,
  background: colour.surfaceRaised,
  fontVariantNumeric: 'tabular-nums',
})
export const months = style({
  width: 'calc(100% + 8px)',
  margin: '4px -4px 0',
  borderSpacing: '4px',
  tableLayout: 'fixed',
})
export const month = style({
  width: '100%',
  height: '36px',
  borderRadius: radius.small,
  font: font(14),
  color: colour.text,
  selectors: {
    '&:hover': { background: colour.brandSoft, color: colour.brandText },
    '&[aria-pressed="true"]': { background: colour.brand, color: colour.brandInk },
  },
})
export const present = style([month, { marginTop: '4px', border: `1px solid ${colour.line}` }])
