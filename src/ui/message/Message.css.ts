import { style, styleVariants } from '@vanilla-extract/css'
import { font } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour } = vars

export const message = style({
  flex: 1,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '16px',
  textAlign: 'center',
})
const round = style({
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  borderRadius: '50%',
})
export const icon = styleVariants({
  brand: [round, { background: colour.brandSoft, color: colour.brandText }],
  ok: [round, { background: colour.successSoft, color: colour.success }],
  warning: [round, { background: colour.warningSoft, color: colour.warning }],
})
export const title = style({ font: font(18, 700), textWrap: 'balance' })
export const hint = style({ font: font(14), color: colour.textMuted, marginTop: '4px', maxWidth: '320px' })
