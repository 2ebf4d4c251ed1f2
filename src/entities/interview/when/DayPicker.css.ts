import { style } from '@vanilla-extract/css'
import { font } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars

export const box = style({ width: '304px' })
export const month = style({ font: font(14, 700) })
export const days = style({ width: '100%', marginTop: '4px', borderSpacing: 0, tableLayout: 'fixed' })
export const weekday = style({ height: '28px', font: font(12), color: colour.textMuted, textAlign: 'center' })
export const day = style({
  width: '100%',
  height: '36px',
  borderRadius: radius.small,
  font: font(14),
  color: colour.text,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover': { background: colour.brandSoft, color: colour.brandText },
    '&[aria-pressed="true"]': { background: colour.brand, color: colour.brandInk },
    '&:disabled': { background: 'none', color: colour.textMuted, textDecoration: 'line-through' },
  },
})
