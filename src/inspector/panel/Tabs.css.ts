import { style } from '@vanilla-extract/css'
import { font } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'

const { colour } = vars

export const tabs = style({
  flex: 'none',
  display: 'flex',
  height: '36px',
  gap: '20px',
  alignItems: 'stretch',
  overflowX: 'auto',
  scrollbarWidth: 'none',
})

export const tab = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  font: font(12),
  color: colour.textMuted,
  position: 'relative',
  whiteSpace: 'nowrap',
  outlineOffset: '-2px',
  selectors: {
    '&[aria-selected="true"]': { color: colour.text, fontWeight: 700 },
    '&[aria-selected="true"]::after': {
      content: '',
      position: 'absolute',
      inset: 'auto 0 0',
      height: '2px',
      background: colour.brand,
      borderRadius: '2px 2px 0 0',
    },
  },
})
