import { style } from '@vanilla-extract/css'
import { font } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour } = vars

export const steps = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  font: font(14),
  color: colour.textMuted,
})
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  selectors: {
    '&[aria-current]': { color: colour.text, fontWeight: 700 },
    /** The way from the step before. */
    '& + &': { flex: 1 },
    '& + &::before': {
      content: '',
      flex: 1,
      minWidth: '12px',
      marginInlineEnd: '4px',
      borderTop: `1.5px solid ${colour.lineStrong}`,
    },
    '[data-done] + &::before': { borderTopColor: colour.brandText },
  },
})
export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  border: `1.5px solid ${colour.controlLine}`,
  borderRadius: '50%',
  font: font(12, 700),
  selectors: {
    '[aria-current] > &': { background: colour.brand, borderColor: colour.brand, color: colour.brandInk },
    '[data-done] > &': { borderColor: colour.brandText, color: colour.brandText },
  },
})
