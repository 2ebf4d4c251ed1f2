import { style } from '@vanilla-extract/css'
import { font, media, mix } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars

/** The student sees here himself, or how loud he is. */
export const stage = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: radius.large,
  background: colour.surfaceSunken,
  boxShadow: `0 0 0 1px ${colour.line}`,
  selectors: { '&[data-warned]': { boxShadow: `0 0 0 2px ${colour.danger}` } },
})
/** The picture is mirrored: so everybody knows himself. */
export const mirror = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  transform: 'scaleX(-1)',
})
export const player = style({
  width: '100%',
  maxHeight: '420px',
  borderRadius: radius.medium,
  background: colour.surfaceSunken,
})
export const mark = style({
  position: 'absolute',
  insetBlockStart: '16px',
  insetInlineStart: '16px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  padding: '4px 12px',
  borderRadius: '999px',
  background: mix(colour.surfaceSunken, 86, 'transparent'),
  font: font(12, 500),
  color: colour.text,
})
export const dot = style({ width: '8px', height: '8px', borderRadius: '50%', background: colour.danger })
export const voice = style({ color: colour.brandText })
export const count = style({
  position: 'absolute',
  font: font(36, 700),
  fontSize: '96px',
  lineHeight: '112px',
  color: colour.text,
  textShadow: `0 2px 16px ${colour.surfaceSunken}`,
  fontVariantNumeric: 'tabular-nums',
})
export const loudness = style({
  position: 'absolute',
  insetInline: '16px',
  insetBlockEnd: '16px',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  padding: '10px 16px',
  borderRadius: radius.medium,
  background: mix(colour.surfaceSunken, 86, 'transparent'),
  font: font(12),
  color: colour.text,
})
export const track = style({
  flex: '1 1 auto',
  height: '6px',
  overflow: 'hidden',
  borderRadius: '3px',
  background: mix(colour.text, 20, colour.surfaceSunken),
})
export const level = style({
  height: '100%',
  background: colour.success,
  transform: 'scaleX(0)',
  transformOrigin: 'left',
})
export const clock = style({ display: 'flex', alignItems: 'center', gap: '16px' })
export const time = style({
  font: font(36, 700),
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-warned]': { color: colour.dangerText } },
})
export const below = style({
  display: 'grid',
  gap: '20px',
  marginTop: '32px',
  paddingTop: '24px',
  borderTop: `1px solid ${colour.line}`,
  '@media': { [media.phone]: { marginTop: '20px', paddingTop: '16px' } },
})
export const problem = style({ display: 'grid', justifyItems: 'center', gap: '12px', textAlign: 'center' })
export const problemIcon = style({ color: colour.warning })
