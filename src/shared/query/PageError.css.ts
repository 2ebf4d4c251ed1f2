import { style } from '@vanilla-extract/css'
import { font } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'

const { colour } = vars

export const failure = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  minHeight: '100dvh',
  padding: '24px',
  textAlign: 'center',
})
export const failureIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: '96px',
  height: '96px',
  borderRadius: '50%',
  marginBottom: '24px',
  background: colour.brandSoft,
  color: colour.brandText,
})
export const failureTitle = style({ font: font(22, 700) })
export const failureText = style({ color: colour.textMuted, margin: '8px 0 24px' })
