import { style } from '@vanilla-extract/css'
import { covered } from '../../ui/list/Entry.css.ts'
import { font, quick } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'

const { colour, radius, shadow } = vars

export const card = style([
  covered,
  {
    minWidth: 0,
    padding: '20px',
    borderRadius: radius.medium,
    background: colour.surfaceRaised,
    boxShadow: `0 0 0 1px ${colour.line}`,
    transition: quick('box-shadow'),
    ':hover': { boxShadow: `${shadow.middle}, 0 0 0 1px ${colour.brandLine}` },
  },
])
export const head = style({ display: 'flex', justifyContent: 'space-between', gap: '12px' })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  overflow: 'hidden',
  height: '24px',
  marginTop: '8px',
})
export const company = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  marginTop: '16px',
  paddingTop: '16px',
  borderTop: `1px solid ${colour.line}`,
  font: font(14),
})
export const published = style({ flex: 'none', marginInlineStart: 'auto' })
