import { style } from '@vanilla-extract/css'
import { font } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour, radius } = vars

export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
  marginTop: '16px',
  padding: '16px 20px',
  borderRadius: radius.medium,
  background: colour.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${colour.line}`,
  '@media': {
    print: { padding: 0, background: 'none', boxShadow: 'none' },
  },
})
export const icon = style({ flex: 'none', color: colour.brandText })
export const words = style({ flex: '1 1 200px', minWidth: 0 })
export const note = style({ font: font(12), color: colour.textMuted })
export const link = style({ '@media': { print: { display: 'none' } } })
