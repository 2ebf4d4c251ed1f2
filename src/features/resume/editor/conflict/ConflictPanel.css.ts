import { style } from '@vanilla-extract/css'
import { font, media } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour, radius } = vars

export const panel = style({
  display: 'grid',
  gap: '12px',
  justifyItems: 'start',
  padding: '16px',
  border: `1px solid ${colour.danger}`,
  borderRadius: radius.medium,
  background: colour.surfaceRaised,
})
export const title = style({
  display: 'flex',
  gap: '8px',
  font: font(14, 700),
  color: colour.dangerText,
})
export const text = style({ font: font(14), color: colour.textMuted, textWrap: 'pretty' })
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '12px' })
export const difference = style({ width: '100%', minWidth: 0, padding: 0, border: 0 })
export const legend = style({ marginBottom: '4px', padding: 0, font: font(12, 700), color: colour.text })
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '8px',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const side = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '8px',
  minWidth: 0,
  padding: '10px 12px',
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.medium,
  font: font(14),
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { borderColor: colour.brandText, background: colour.brandSoft },
    '&:has(:focus-visible)': { outline: `2px solid ${colour.brandText}`, outlineOffset: '2px' },
  },
})
export const whose = style({ display: 'block', font: font(12), color: colour.textMuted })
export const value = style({ display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const photo = style({
  width: '72px',
  height: '96px',
  marginTop: '4px',
  objectFit: 'cover',
  borderRadius: radius.small,
  background: colour.surfaceSunken,
})
