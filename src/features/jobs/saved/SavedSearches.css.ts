import { style } from '@vanilla-extract/css'
import { font, media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour } = vars

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12px 24px',
  padding: '16px 24px',
  borderBottom: `1px solid ${colour.line}`,
  selectors: { 'li:last-child > &': { borderBottom: 0 } },
  ':hover': { background: colour.hover },
  '@media': { [media.phone]: { columnGap: '12px', paddingInline: '16px' } },
})
export const words = style({ minWidth: 0 })
export const name = style({ font: font(16, 700), overflowWrap: 'anywhere' })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginTop: '4px',
  font: font(12),
  color: colour.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const hits = style({ color: colour.brandText, fontWeight: 500 })
