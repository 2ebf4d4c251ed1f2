import { style } from '@vanilla-extract/css'

export const driving = style({
  position: 'fixed',
  insetBlockStart: '12px',
  insetInlineStart: '12px',
  zIndex: 2147483647,
  padding: '4px 10px',
  borderRadius: '6px',
  font: '500 12px/20px system-ui, sans-serif',
  color: '#ffffff',
  background: '#174fd9',
  pointerEvents: 'none',
})
