import { globalStyle, style } from '@vanilla-extract/css'
import { font, media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars

export const list = style({ display: 'grid', gap: '12px', justifyItems: 'start', minWidth: 0 })
globalStyle(`${list} > *`, { maxWidth: '100%' })
globalStyle(`${list} > ul`, { width: '100%' })
export const acting = style({ display: 'grid', gap: '12px', justifyItems: 'start', width: '100%', minWidth: 0 })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '48px',
  padding: '8px 0',
  borderBottom: `1px solid ${colour.line}`,
  '@media': { [media.phone]: { flexWrap: 'wrap', gap: '4px 12px' } },
})
globalStyle(`${row} > svg`, { color: colour.textMuted })
export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
globalStyle(`a${name}`, { color: colour.brandText })
globalStyle(`a${name}:hover`, { textDecoration: 'underline' })
export const fact = style({ font: font(12), color: colour.textMuted, whiteSpace: 'nowrap' })
export const hint = style({ font: font(12), color: colour.textMuted })
export const note = style({
  display: 'grid',
  gap: '8px',
  justifyItems: 'start',
  width: '100%',
  padding: '12px 16px',
  borderRadius: radius.medium,
  background: colour.warningSoft,
  font: font(14),
})
export const noteTitle = style({ fontWeight: 700, color: colour.warningText })
export const noteName = style({ overflowWrap: 'anywhere' })
export const acts = style({ display: 'flex', gap: '8px' })
export const sending = style({ display: 'grid', gap: '8px', width: 'min(360px, 100%)', justifyItems: 'start' })
export const undo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  width: '100%',
  padding: '8px 16px',
  borderRadius: radius.medium,
  background: colour.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${colour.line}`,
})
