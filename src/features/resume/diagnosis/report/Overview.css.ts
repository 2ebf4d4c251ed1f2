import { style, styleVariants } from '@vanilla-extract/css'
import { font } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour } = vars

export const note = style({ marginTop: '4px', font: font(12), color: colour.textMuted })
export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  width: '100%',
  marginTop: '20px',
  paddingTop: '16px',
  borderTop: `1px solid ${colour.line}`,
})
const one = style({ display: 'flex', flexDirection: 'column-reverse', font: font(12), color: colour.textMuted })
export const counted = styleVariants({ serious: [one], advice: [one], hint: [one] })
export const count = style({
  font: font(22, 700),
  color: colour.text,
  selectors: {
    [`${counted.serious} &`]: { color: colour.dangerText },
    [`${counted.advice} &`]: { color: colour.warningText },
  },
})
