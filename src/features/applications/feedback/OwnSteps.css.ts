import { style } from '@vanilla-extract/css'
import { font, media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '12px',
  padding: '16px 24px',
  borderTop: `1px solid ${vars.colour.line}`,
  '@media': { [media.phone]: { padding: '16px' } },
})
export const hint = style({
  flex: '1 1 240px',
  font: font(12),
  color: vars.colour.textMuted,
  '@media': { [media.phone]: { flexBasis: '100%' } },
})
