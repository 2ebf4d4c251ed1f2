import { style } from '@vanilla-extract/css'
import { inside } from '../../../ui/page/Landing.css.ts'
import { font, media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour } = vars

export const row = style([
  inside,
  {
    display: 'grid',
    gridTemplateColumns: '1.1fr 1fr 1fr 1fr',
    alignItems: 'center',
    gap: '24px 0',
    padding: '56px 0',
    '@media': {
      'screen and (max-width: 1023px)': { gridTemplateColumns: 'repeat(3, 1fr)' },
      [media.phone]: { gridTemplateColumns: '1fr', gap: '20px', padding: '40px 0' },
    },
  },
])
export const title = style({
  font: font(22, 700),
  whiteSpace: 'pre-line',
  maxWidth: '250px',
  '@media': { 'screen and (max-width: 1023px)': { gridColumn: '1 / -1', maxWidth: 'none' } },
})
export const figure = style({
  paddingInlineStart: '40px',
  borderInlineStart: `1px solid ${colour.line}`,
  '@media': {
    'screen and (max-width: 1023px)': { paddingInlineStart: '24px' },
    [media.phone]: { paddingInlineStart: '16px', borderInlineStart: `2px solid ${colour.brandLine}` },
  },
})
export const number = style({ font: font(36, 700), letterSpacing: '-.01em' })
export const plus = style({
  font: font(22, 700),
  lineHeight: 1,
  verticalAlign: '10px',
  marginInlineStart: '2px',
  color: colour.brandText,
})
export const label = style({ color: colour.textMuted })
