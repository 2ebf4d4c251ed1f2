import { style } from '@vanilla-extract/css'
import { font, media, quick } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '16px',
  marginTop: '40px',
  paddingTop: '24px',
  borderTop: `1px solid ${colour.line}`,
  '@media': { [media.phone]: { gap: '12px', marginTop: '28px' }, print: { display: 'none' } },
})
export const previous = style({
  display: 'grid',
  gap: '4px',
  minWidth: 0,
  padding: '12px 16px',
  borderRadius: radius.medium,
  boxShadow: `inset 0 0 0 1px ${colour.line}`,
  transition: quick('background', 'color'),
  ':hover': { background: colour.hover, color: colour.brandText },
})
export const next = style([previous, { textAlign: 'end' }])
export const title = style({ font: font(14, 500) })
