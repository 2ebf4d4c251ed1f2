import { style } from '@vanilla-extract/css'
import { covered } from '../../ui/list/Entry.css.ts'
import { font, quick } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'

const { colour, radius, shadow } = vars

export const card = style([
  covered,
  {
    minWidth: 0,
    padding: '20px',
    borderRadius: radius.medium,
    background: colour.surfaceRaised,
    boxShadow: `0 0 0 1px ${colour.line}`,
    transition: quick('box-shadow'),
    ':hover': { boxShadow: `${shadow.middle}, 0 0 0 1px ${colour.brandLine}` },
  },
])
export const head = style({ display: 'flex', alignItems: 'center', gap: '12px' })
export const text = style({ flex: 1, minWidth: 0 })
/** The heart itself ends where the lines below it end. */
export const action = style({ marginInlineEnd: '-12px' })
/** Two lines, also where there are fewer: tiles of one row are equally high. */
export const samples = style({
  minHeight: '69px',
  marginTop: '16px',
  paddingTop: '12px',
  borderTop: `1px solid ${colour.line}`,
})
export const sample = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  font: font(14),
  lineHeight: '28px',
})
export const sampleTitle = style({ minWidth: 0, color: colour.textMuted })
export const samplePay = style({
  flex: 'none',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const open = style({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  marginTop: '8px',
  font: font(12),
  color: colour.brandText,
})
