import { style, styleVariants } from '@vanilla-extract/css'
import { font, mix } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour } = vars

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  height: '20px',
  padding: '0 8px',
  borderRadius: vars.radius.small,
  font: font(12, 500),
  whiteSpace: 'nowrap',
})
export const kind = styleVariants({
  plain: [base, { background: mix(colour.text, 6, colour.surface), color: colour.textMuted }],
  brand: [base, { background: colour.brandSoft, color: colour.brandText }],
  ok: [base, { background: colour.successSoft, color: colour.successText }],
  warning: [base, { background: colour.warningSoft, color: colour.warningText }],
  danger: [base, { background: colour.dangerSoft, color: colour.dangerText }],
  hot: [base, { background: colour.accentSoft, color: colour.warningText }],
  beta: [
    base,
    {
      height: '16px',
      padding: '0 4px',
      borderRadius: '4px',
      fontSize: '10px',
      lineHeight: '16px',
      background: colour.accentSoft,
      color: colour.warningText,
    },
  ],
})
