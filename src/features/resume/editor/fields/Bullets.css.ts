import { globalStyle, style } from '@vanilla-extract/css'
import { font, media } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour } = vars

export const group = style({ position: 'relative', minWidth: 0, margin: 0, padding: 0, border: 0 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginBottom: '8px',
  font: font(12, 500),
  color: colour.textMuted,
})
export const lines = style({ marginInlineStart: 'auto' })
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '4px',
  marginTop: '8px',
  selectors: {
    '&[data-state="dragged"]': { opacity: 0.4 },
    '&[data-state="over"]': { outline: `2px solid ${colour.brandText}`, outlineOffset: '2px', borderRadius: '8px' },
  },
})
globalStyle(`${line} > button`, { '@media': { [media.phone]: { width: '44px', height: '44px' } } })
export const text = style({ minWidth: 0 })
export const under = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'flex-start',
  gap: '4px 8px',
  minHeight: '24px',
  marginTop: '4px',
  font: font(12),
  color: colour.textMuted,
})
export const hints = style({ display: 'flex', flex: '1 1 200px', alignItems: 'flex-start', gap: '8px', minWidth: 0 })
const hint = style({ display: 'inline-flex', gap: '4px', alignItems: 'flex-start' })
export const weak = style([hint, { color: colour.warningText }])
export const good = style([hint, { color: colour.successText }])
export const wrong = style([hint, { color: colour.dangerText }])
export const count = style({
  marginInlineStart: 'auto',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-over="weak"]': { color: colour.warningText },
    '&[data-over="wrong"]': { color: colour.dangerText },
  },
})
export const add = style({
  marginTop: '8px',
  marginInlineStart: '32px',
  '@media': { [media.phone]: { minHeight: '44px' } },
})
export const over = style({ marginTop: '8px', marginInlineStart: '32px', font: font(12), color: colour.dangerText })
