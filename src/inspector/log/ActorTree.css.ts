import { style, styleVariants } from '@vanilla-extract/css'
import { font } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'
import { code, tint } from '../panel/controls.css.ts'

const { colour } = vars

export const column = style({ display: 'flex', flexDirection: 'column', minHeight: 0, background: colour.surface })
export const tree = style({ flex: 1, overflowY: 'auto', padding: '6px 0', minHeight: 0 })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  width: '100%',
  height: '28px',
  paddingRight: '8px',
  font: code,
  position: 'relative',
  textAlign: 'left',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outlineOffset: '-2px',
  selectors: {
    '&:hover': { background: colour.hover },
    '&[aria-selected="true"], &[aria-current="true"]': {
      background: colour.brandSoft,
      boxShadow: `inset 2px 0 0 ${colour.brand}`,
      fontWeight: 700,
    },
  },
})
export const ended = style({ color: colour.textMuted })
export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  flex: '0 1 auto',
  selectors: { [`${ended} &`]: { textDecoration: 'line-through', textDecorationColor: colour.lineStrong } },
})
export const twisty = style({ flex: 'none', width: '12px', color: colour.textMuted })
export const shut = style({ transform: 'rotate(-90deg)' })

export const machine = style({ overflow: 'hidden', textOverflow: 'ellipsis', color: colour.textMuted })

const dot = style({ width: '8px', height: '8px', borderRadius: '50%', flex: 'none' })
export const dots = styleVariants({
  machine: [dot, { background: colour.success }],
  other: [dot, { boxShadow: `inset 0 0 0 1.5px ${colour.brandText}` }],
  ended: [dot, { boxShadow: `inset 0 0 0 1.5px ${colour.textMuted}` }],
})

const value = style({
  marginLeft: 'auto',
  font: code,
  lineHeight: '18px',
  borderRadius: '4px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  flex: '0 1000 auto',
  minWidth: '32px',
})
export const values = styleVariants({
  machine: [value, { padding: '0 6px', background: colour.brandSoft, color: colour.brandText }],
  chosen: [value, { padding: '0 6px', background: colour.brand, color: colour.brandInk }],
  ended: [value, { padding: '0 6px', background: tint, color: colour.textMuted }],
  words: [value, { flex: 'none', font: font(12), fontWeight: 400, color: colour.textMuted }],
})
export const own = style({ borderTop: `1px solid ${colour.line}`, padding: '6px 0', flex: 'none' })
export const ownHead = style({ padding: '4px 12px 2px', color: colour.textMuted, font: font(12) })
export const foot = style({
  flex: 'none',
  borderTop: `1px solid ${colour.line}`,
  padding: '8px 12px',
  display: 'grid',
  gap: '2px',
  font: font(12),
  color: colour.textMuted,
})
export const keyLine = style({ display: 'flex', flexWrap: 'wrap', gap: '0 16px' })
const stroke = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  '::before': { content: '', width: '18px', borderTop: '2px solid' },
})
export const strokes = styleVariants({
  flash: [stroke, { '::before': { color: colour.accent } }],
  open: [stroke, { '::before': { color: colour.brand } }],
})
export const address = style({
  font: code,
  color: colour.text,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
