import { style } from '@vanilla-extract/css'
import { vars } from '../../../../ui/theme.css.ts'

const { colour, radius } = vars

export const over = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginBottom: '20px',
  padding: '12px 16px',
  borderRadius: radius.medium,
  background: colour.warningSoft,
  color: colour.warningText,
})
export const title = style({ display: 'flex', alignItems: 'center', gap: '8px', fontWeight: 700 })
export const link = style({ textDecoration: 'underline', textUnderlineOffset: '4px', lineHeight: '24px' })
