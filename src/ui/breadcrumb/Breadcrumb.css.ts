import { style } from '@vanilla-extract/css'
import { font } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour } = vars

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  padding: '12px 0',
  font: font(12),
  color: colour.textMuted,
})
export const item = style({ display: 'flex', alignItems: 'center', gap: '4px', minWidth: 0, minHeight: '28px' })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '28px',
  ':hover': { color: colour.brandText },
})
export const gap = style({ marginInlineEnd: '4px' })
export const current = style({
  color: colour.text,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  overflowWrap: 'anywhere',
})
