import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme.css.ts'

const { colour, radius } = vars

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: '12px',
  marginTop: '16px',
})
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '56px',
  padding: '8px 16px',
  borderRadius: radius.medium,
  background: colour.surfaceSunken,
})
export const icon = style({ color: colour.brandText })
