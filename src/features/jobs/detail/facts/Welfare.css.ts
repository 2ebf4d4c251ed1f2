import { style } from '@vanilla-extract/css'
import { media } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour, radius } = vars

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '12px',
  marginTop: '16px',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '56px',
  padding: '8px 12px',
  borderRadius: radius.medium,
  background: colour.surfaceSunken,
})
export const icon = style({ color: colour.brandText })
