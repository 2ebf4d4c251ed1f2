import { globalStyle, style } from '@vanilla-extract/css'
import { font, mix } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars

export const zone = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '4px',
  minHeight: '224px',
  padding: '20px',
  textAlign: 'center',
  color: colour.textMuted,
  background: mix(colour.brandSoft, 56, colour.surfaceRaised),
  border: `1.5px dashed ${mix(colour.brandText, 48, colour.surface)}`,
  borderRadius: radius.medium,
})
export const alert = style({ display: 'grid', justifyItems: 'center', gap: '4px', color: colour.warningText })
export const title = style({ font: font(16, 700), color: colour.text })
export const hint = style({ font: font(12), color: colour.textMuted })
export const bar = style({ width: '240px', marginTop: '12px' })
export const framing = style({ display: 'grid', gap: '16px', justifyItems: 'center' })
export const stage = style({
  position: 'relative',
  maxWidth: '100%',
  overflow: 'hidden',
  borderRadius: radius.small,
  lineHeight: 0,
  touchAction: 'none',
  userSelect: 'none',
})
export const picture = style({ maxHeight: 'min(48dvh, 420px)', maxWidth: '100%' })
export const frame = style({
  position: 'absolute',
  outline: '2px solid #fff',
  outlineOffset: '-2px',
  boxShadow: '0 0 0 9999px rgb(7 17 39 / .56)',
  cursor: 'move',
  touchAction: 'none',
  selectors: { '&:focus-visible': { outline: `3px solid ${colour.brand}`, outlineOffset: '-3px', borderRadius: 0 } },
})
export const small = style({ font: font(12), color: colour.warningText })
export const zoom = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  width: 'min(280px, 100%)',
  font: font(14),
  color: colour.textMuted,
})
globalStyle(`${zoom} > input`, { flex: 1 })
