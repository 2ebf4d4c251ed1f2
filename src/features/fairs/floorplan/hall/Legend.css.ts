import { style, styleVariants } from '@vanilla-extract/css'
import { font, media, mix } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour, radius } = vars

export const legend = style({
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  minHeight: '40px',
  padding: '0 16px',
  borderRadius: radius.medium,
  background: colour.surfaceRaised,
  boxShadow: `0 0 0 1px ${colour.line}`,
  font: font(12),
  color: colour.textMuted,
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { gap: '12px', padding: '0 12px' } },
})
export const entry = style({ display: 'flex', alignItems: 'center', gap: '8px' })
const swatch = style({ width: '12px', height: '12px', borderRadius: '3px' })
export const look = styleVariants({
  open: [swatch, { background: colour.brand }],
  taken: [swatch, { background: colour.surface, boxShadow: `inset 0 0 0 1px ${colour.textMuted}` }],
  free: [swatch, { border: `1px dashed ${colour.textMuted}` }],
  shut: [swatch, { background: mix(colour.text, 22, colour.surface) }],
})
