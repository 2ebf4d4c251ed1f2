import { style } from '@vanilla-extract/css'
import { font, quick } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'

const { colour, radius } = vars

export const row = style({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto',
  gap: '12px',
  padding: '12px 16px',
  color: colour.text,
  textAlign: 'start',
  transition: quick('background'),
  ':hover': { background: colour.hover },
  ':focus-visible': { outlineOffset: '-2px' },
})
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  borderRadius: radius.small,
  background: colour.brandSoft,
  color: colour.brandText,
})
export const words = style({ display: 'grid', gap: '2px', minWidth: 0 })
export const what = style({ font: font(14) })
export const about = style({ font: font(12), color: colour.textMuted, overflowWrap: 'anywhere' })
export const end = style({ display: 'grid', justifyItems: 'end', alignContent: 'space-between', gap: '4px' })
export const noDot = style({ height: '8px' })
export const dot = style({
  width: '8px',
  height: '8px',
  marginTop: '6px',
  borderRadius: '50%',
  background: colour.brand,
  forcedColorAdjust: 'none',
})
export const time = style({ font: font(12), color: colour.textMuted })
/** Below the words; as high before its code has come. */
export const own = style({ display: 'flex', flexWrap: 'wrap', minHeight: '32px', margin: '-8px 16px 8px 59px' })
