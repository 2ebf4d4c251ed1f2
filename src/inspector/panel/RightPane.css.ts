import { globalStyle, style } from '@vanilla-extract/css'
import { font } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  background: vars.colour.surface,
  font: font(12),
})
globalStyle(`${column} > [role="tablist"]`, { padding: '0 12px', borderBottom: `1px solid ${vars.colour.line}` })
export const body = style({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overflowX: 'hidden',
  outlineOffset: '-2px',
})
globalStyle(`${body} > *`, { flexShrink: 0 })
