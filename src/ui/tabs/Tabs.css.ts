import { style } from '@vanilla-extract/css'
import { font, quick } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour } = vars

export const list = style({
  display: 'flex',
  gap: '32px',
  overflowX: 'auto',
  boxShadow: `inset 0 -1px 0 ${colour.line}`,
})
export const tab = style({
  position: 'relative',
  flex: 'none',
  padding: '12px 0',
  font: font(16),
  color: colour.textMuted,
  transition: quick('color'),
  ':hover': { color: colour.text },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[data-state="active"]': { color: colour.text, fontWeight: 700 },
    '&[data-state="active"]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      borderBottom: `2px solid ${colour.brandText}`,
      borderRadius: '2px 2px 0 0',
    },
    '&:disabled': { opacity: 0.5 },
  },
})
export const panel = style({ paddingTop: '24px' })
