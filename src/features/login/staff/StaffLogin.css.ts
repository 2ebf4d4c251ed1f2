import { style } from '@vanilla-extract/css'
import { font } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour } = vars

export const row = style({ display: 'flex', justifyContent: 'flex-end', marginTop: '-8px' })
export const foot = style({ textAlign: 'center', font: font(12), color: colour.textMuted })

export const contact = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12px',
  padding: '12px 0',
  borderTop: `1px solid ${colour.line}`,
  ':first-child': { borderTop: 0, paddingTop: 0 },
})
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: '50%',
  background: colour.brandSoft,
  color: colour.brandText,
})
export const label = style({ display: 'block', font: font(12), color: colour.textMuted })
export const value = style({ display: 'block', font: font(14, 700), userSelect: 'all' })
