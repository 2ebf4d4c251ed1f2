import { style, styleVariants } from '@vanilla-extract/css'
import { font } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour } = vars

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  height: '24px',
  padding: '0 8px',
  borderRadius: vars.radius.small,
  font: font(12),
  whiteSpace: 'nowrap',
})
export const tone = styleVariants({
  plain: [base, { background: colour.surfaceSunken, color: colour.textMuted }],
  brand: [base, { background: colour.brandSoft, color: colour.brandText }],
  success: [base, { background: colour.successSoft, color: colour.successText }],
  warning: [base, { background: colour.warningSoft, color: colour.warningText }],
  danger: [base, { background: colour.dangerSoft, color: colour.dangerText }],
})
