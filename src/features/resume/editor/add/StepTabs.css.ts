import { style } from '@vanilla-extract/css'
import { mark as circle, step as item, steps as row } from '../../../../ui/steps/Steps.css.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour, radius } = vars

export const steps = style([row, { margin: 0, padding: 0, listStyle: 'none' }])
export const step = item
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  borderRadius: radius.small,
  font: 'inherit',
  color: 'inherit',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { color: colour.brandText }, '&[data-state="wrong"]': { color: colour.dangerText } },
})
export const mark = style([
  circle,
  {
    selectors: {
      '[aria-current] &': { background: colour.brand, borderColor: colour.brand, color: colour.brandInk },
      '[data-state="done"] > &': { borderColor: colour.brandText, color: colour.brandText },
      '[data-state="wrong"] > &': { borderColor: colour.dangerText, color: colour.dangerText },
      '[aria-current] [data-state] > &': { color: colour.brandInk },
    },
  },
])
