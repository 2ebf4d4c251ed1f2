import { style } from '@vanilla-extract/css'
import { font, media, mix, raised } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars

export const card = style({
  display: 'grid',
  gap: '8px',
  marginTop: '8px',
  padding: '12px 16px',
  border: `1px solid ${colour.brandLine}`,
  borderRadius: radius.medium,
  background: colour.surfaceRaised,
  boxShadow: raised,
  font: font(14),
  color: colour.text,
  '@media': { [media.phone]: { padding: '12px' } },
})
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' })
export const title = style({
  marginInlineEnd: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  font: font(14, 700),
  color: colour.brandText,
})
export const icon = style({ flex: 'none' })
export const both = style({ display: 'grid', gap: '8px', margin: 0 })
export const row = style({ display: 'grid', gridTemplateColumns: '40px minmax(0, 1fr)', gap: '8px' })
export const label = style({ font: font(12), color: colour.textMuted, lineHeight: '22px' })
export const said = style({ margin: 0, overflowWrap: 'anywhere' })
export const sent = style({
  margin: 0,
  padding: '8px 12px',
  borderInlineStart: `3px solid ${colour.brandLine}`,
  background: colour.surface,
  overflowWrap: 'anywhere',
})
export const before = style({ color: colour.textMuted, textDecorationColor: colour.dangerText })
export const changed = style({
  padding: '0 2px',
  borderRadius: '4px',
  background: colour.successSoft,
  color: colour.successText,
  textDecoration: 'none',
})
export const blank = style({
  margin: '0 2px',
  padding: '0 4px',
  borderRadius: '4px',
  background: colour.warningSoft,
  color: colour.warningText,
  fontWeight: 700,
})
export const note = style({ margin: '4px 0 0', font: font(12), color: colour.textMuted })
export const quiet = style([note, { display: 'flex', gap: '6px', alignItems: 'flex-start' }])
export const info = style({ flex: 'none', marginTop: '2px' })
export const busy = style({ display: 'inline-flex', alignItems: 'center', gap: '8px', margin: 0 })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  marginTop: '8px',
})
export const count = style({
  marginInlineStart: 'auto',
  font: font(12),
  color: colour.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const wrong = style({ margin: 0, font: font(12), color: colour.dangerText })
export const variants = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px',
  minWidth: 0,
  margin: '8px 0 0',
  padding: '8px 0 0',
  border: 0,
  borderTop: `1px solid ${mix(colour.line, 80, colour.surface)}`,
})
