import { style } from '@vanilla-extract/css'
import { font } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour } = vars

export const roles = style({ display: 'flex', alignItems: 'flex-start', gap: '16px', marginBottom: '20px' })
export const role = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '8px',
  minWidth: '72px',
  font: font(12),
  color: colour.textMuted,
})
export const wanted = style([role, { font: font(12, 700), color: colour.brandText }])
export const arrow = style({ marginTop: '16px', color: colour.textMuted })
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  borderRadius: '50%',
  background: colour.brandSoft,
  color: colour.brandText,
})
export const wantedPicture = style([picture, { background: colour.brand, color: colour.brandInk }])
