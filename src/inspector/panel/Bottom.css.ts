import { style } from '@vanilla-extract/css'
import { font } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'
import { slim } from './controls.css.ts'

const { colour } = vars

export const bottom = style({
  gridArea: 'bottom',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  borderTop: `1px solid ${colour.line}`,
  background: colour.surface,
  font: font(12),
})
export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '36px',
  padding: '0 12px',
  borderBottom: `1px solid ${colour.line}`,
  '@media': { [slim]: { flexWrap: 'wrap', gap: '0 12px' } },
})
export const body = style({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  outlineOffset: '-2px',
})
export const choices = style({
  marginLeft: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  '@media': { [slim]: { marginLeft: 0, flexWrap: 'wrap', paddingBottom: '4px' } },
})
