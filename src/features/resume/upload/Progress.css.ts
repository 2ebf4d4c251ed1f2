import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme.css.ts'

const { colour } = vars
const round = '3px'

export const bar = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: '6px',
  border: 0,
  borderRadius: round,
  background: colour.line,
  overflow: 'hidden',
  '::-webkit-progress-bar': { background: colour.line },
  '::-webkit-progress-value': {
    background: colour.brand,
    borderRadius: round,
    transition: `width ${vars.time.normal}`,
  },
  '::-moz-progress-bar': { background: colour.brand, borderRadius: round },
})
