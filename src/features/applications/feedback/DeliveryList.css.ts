import { style } from '@vanilla-extract/css'
import { covered } from '../../../ui/list/Entry.css.ts'
import { font, quick } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour } = vars

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '48px',
  padding: '0 20px',
  borderBottom: `1px solid ${colour.line}`,
  font: font(14),
  color: colour.textMuted,
})
export const over = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '40px',
  padding: '0 20px',
  borderBottom: `1px solid ${colour.line}`,
  font: font(14),
  color: colour.brandText,
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': { outlineOffset: '-2px' },
})
export const row = style([
  covered,
  {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    gap: '12px',
    padding: '14px 20px',
    borderBottom: `1px solid ${colour.line}`,
    transition: quick('background'),
    ':hover': { background: colour.hover },
    selectors: { 'li:last-child > &': { borderBottom: 0 } },
  },
])
export const openRow = style([row, { background: colour.brandSoft, ':hover': { background: colour.brandSoft } }])
export const mark = style({ position: 'relative', height: '40px' })
export const newMark = style([
  mark,
  {
    '::after': {
      content: '',
      position: 'absolute',
      top: '-4px',
      right: '-4px',
      width: '10px',
      height: '10px',
      borderRadius: '50%',
      background: colour.brand,
      boxShadow: `0 0 0 2px ${colour.surfaceRaised}`,
      forcedColorAdjust: 'none',
    },
  },
])
export const words = style({ display: 'grid', justifyItems: 'start', gap: '2px', minWidth: 0 })
export const end = style({ display: 'grid', alignContent: 'space-between', justifyItems: 'end', gap: '8px' })
export const pages = style({ padding: '4px 0 16px' })
