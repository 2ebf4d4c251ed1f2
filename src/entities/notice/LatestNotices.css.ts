import { style } from '@vanilla-extract/css'
import { font } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'

const { colour, radius } = vars

export const box = style({ color: colour.text })
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '48px',
  padding: '0 8px 0 16px',
})
export const title = style({ font: font(16, 700) })
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  padding: '0 8px',
  borderRadius: radius.small,
  font: font(12),
  color: colour.brandText,
  ':hover': { background: colour.brandSoft },
})
export const none = style({ padding: '16px', font: font(14), color: colour.textMuted })
export const foot = style({ padding: '8px', borderTop: `1px solid ${colour.line}` })
