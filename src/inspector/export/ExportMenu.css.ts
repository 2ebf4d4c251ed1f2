import { style } from '@vanilla-extract/css'
import { font, raised } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'
import { mono } from '../look.css.ts'

const { colour, radius } = vars

export const menu = style({
  position: 'fixed',
  inset: 'auto',
  width: '272px',
  margin: 0,
  padding: '6px 0',
  border: 0,
  borderRadius: radius.medium,
  background: colour.surfaceRaised,
  color: colour.text,
  boxShadow: raised,
})
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  width: '100%',
  height: '34px',
  padding: '0 12px',
  font: font(12),
  textAlign: 'start',
  selectors: {
    '&:hover:not(:disabled), &:focus-visible': { background: colour.brandSoft, color: colour.brandText },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&:disabled': { color: colour.textMuted, opacity: 0.55 },
  },
})
export const format = style({ marginLeft: 'auto', font: `12px/20px ${mono}`, color: colour.textMuted })
export const separator = style({ height: '1px', margin: '6px 12px', border: 0, background: colour.line })
