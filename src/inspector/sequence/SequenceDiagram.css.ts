import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme.css.ts'

const { colour } = vars

export const scroller = style({ position: 'relative', height: '100%', overflow: 'auto', background: colour.surface })
export const heads = style({ position: 'sticky', top: 0, zIndex: 1, background: colour.surface })
export const body = style({ position: 'relative' })
export const rows = style({ position: 'absolute', left: 0 })
export const steps = style({ position: 'absolute', inset: 0, margin: 0, padding: 0, listStyle: 'none' })
export const step = style({
  position: 'absolute',
  left: '8px',
  right: '8px',
  borderRadius: '6px',
  selectors: {
    '&:hover': { background: colour.hover },
    '&:focus-visible': { outline: `2px solid ${colour.brandText}`, outlineOffset: '-2px' },
  },
})
