import { globalStyle, style } from '@vanilla-extract/css'
import { control, field, input, label } from '../../../../ui/field/Field.css.ts'
import { font, media } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour } = vars

/** Two columns of fields that are lower than those of a dialog. */
export const grid = style({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '16px',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
globalStyle(`${grid} ${label}`, { font: font(12, 500), color: colour.textMuted, marginBottom: '4px' })
globalStyle(`${grid} ${control}`, { height: '40px' })
globalStyle(`${grid} ${input}`, { padding: '0 12px', fontSize: '14px' })
globalStyle(`${grid} ${field}`, { alignSelf: 'start' })
globalStyle(`${grid} ${control}`, { '@media': { [media.phone]: { height: '44px' } } })
// Under 16 px a phone zooms in.
globalStyle(`${grid} ${input}`, { '@media': { [media.phone]: { fontSize: '16px' } } })
export const group = style({ minWidth: 0, margin: 0, padding: 0, border: 0 })
export const wide = style({ gridColumn: '1 / -1', minWidth: 0 })
/** What shows examples stands where the label is. */
export const note = style({ position: 'relative' })
globalStyle(`${note} > button`, { position: 'absolute', top: 0, right: 0 })
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginBottom: '8px' })
export const salary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 12px minmax(0, 1fr)',
  alignItems: 'start',
  gap: '8px',
  maxWidth: '360px',
})
/** Between the controls, which stand below their labels. */
export const dash = style({
  marginTop: '24px',
  font: `14px/40px ${vars.font}`,
  textAlign: 'center',
  color: colour.textMuted,
  '@media': { [media.phone]: { lineHeight: '44px' } },
})
export const legend = style({ font: font(12, 500), color: colour.textMuted, marginBottom: '4px' })
export const unit = style({ paddingInlineEnd: '12px', font: font(12), color: colour.textMuted, whiteSpace: 'nowrap' })
export const over = style({ color: colour.warningText })
