import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme.css.ts'

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '8px',
  minHeight: '560px',
  padding: '48px 24px',
  textAlign: 'center',
  background: `linear-gradient(180deg, ${vars.colour.brandSoft}, ${vars.colour.surface})`,
})

export const heading = style({ fontSize: '28px', lineHeight: '40px', fontWeight: 700, color: vars.colour.text })
export const text = style({ marginBottom: '16px', fontSize: '16px', lineHeight: '24px', color: vars.colour.textMuted })
