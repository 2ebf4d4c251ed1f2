import { style } from '@vanilla-extract/css'
import { font } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'

const { colour } = vars

export const code = style({ display: 'grid', justifyItems: 'center', gap: '8px', marginBottom: '20px' })
export const hint = style({ font: font(14), color: colour.textMuted })
export const buttons = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: '12px',
  marginTop: '16px',
})
export const said = style({
  font: font(14),
  textAlign: 'center',
  selectors: { '&:not(:empty)': { marginTop: '12px' } },
})
export const failed = style([said, { color: colour.dangerText }])
