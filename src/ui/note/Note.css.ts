import { style, styleVariants } from '@vanilla-extract/css'
import { font, forcedEdge } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour, radius } = vars

const note = style({
  display: 'flex',
  gap: '8px',
  padding: '12px',
  borderRadius: radius.medium,
  font: font(12),
  textWrap: 'pretty',
  ...forcedEdge,
})
export const kind = styleVariants({
  info: [note, { background: colour.brandSoft, color: colour.text }],
  warning: [note, { background: colour.warningSoft, color: colour.text }],
  danger: [note, { background: colour.dangerSoft, color: colour.text }],
})
export const icon = styleVariants({
  info: { marginTop: '2px', color: colour.brandText },
  warning: { marginTop: '2px', color: colour.warning },
  danger: { marginTop: '2px', color: colour.danger },
})
