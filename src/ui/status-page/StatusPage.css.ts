import { style } from '@vanilla-extract/css'
import { font } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour } = vars

export const page = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  minHeight: '560px',
  padding: '48px 24px',
  textAlign: 'center',
})
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '96px',
  height: '96px',
  borderRadius: '50%',
  marginBottom: '24px',
  background: colour.brandSoft,
  color: colour.brandText,
})
export const title = style({ font: font(22, 700) })
export const text = style({ maxWidth: '480px', margin: '8px 0 24px', color: colour.textMuted })
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px' })
