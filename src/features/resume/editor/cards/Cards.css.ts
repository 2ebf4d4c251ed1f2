import { globalStyle, style } from '@vanilla-extract/css'
import { font, media, quick } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'
import { inset } from '../examples/Examples.css.ts'

const { colour, radius, shadow } = vars

export const list = style({ display: 'grid', gap: '12px', margin: 0, padding: 0, listStyle: 'none' })
export const group = style({ display: 'grid', gap: '12px', selectors: { '& + &': { marginTop: '24px' } } })
export const subtitle = style({ font: font(14, 700), color: colour.text })
export const card = style({
  minWidth: 0,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.surfaceRaised,
  transition: quick('border-color', 'box-shadow'),
  selectors: {
    '&:hover': { borderColor: colour.lineStrong },
    '&[data-open]': { borderColor: colour.brandLine, boxShadow: shadow.low },
    '&[data-stuck]': { borderColor: colour.danger },
    '&[data-state="dragged"]': { opacity: 0.4 },
    '&[data-state="over"]': { borderColor: colour.brandText, boxShadow: shadow.focus },
  },
})
export const head = style({ display: 'flex', alignItems: 'center', gap: '4px', padding: '0 8px' })
globalStyle(`${head} > button:last-child`, { '@media': { [media.phone]: { width: '44px', height: '44px' } } })
export const title = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '56px',
  padding: '8px 4px',
  textAlign: 'start',
  borderRadius: radius.small,
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
})
export const words = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
})
export const name = style({ font: font(14, 700), overflowWrap: 'anywhere' })
export const caption = style({ font: font(12), color: colour.textMuted, overflowWrap: 'anywhere' })
export const arrow = style({
  flex: 'none',
  color: colour.textMuted,
  transition: quick('transform'),
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
})
export const body = style({
  vars: { [inset]: '46px' },
  padding: '16px 20px 20px',
  borderTop: `1px solid ${colour.line}`,
  '@media': { [media.phone]: { padding: '16px 12px' } },
})
export const empty = style({
  padding: '24px 16px',
  border: `1px dashed ${colour.lineStrong}`,
  borderRadius: radius.medium,
  font: font(14),
  color: colour.textMuted,
  textAlign: 'center',
  textWrap: 'pretty',
})
globalStyle(`:is(${list}, ${empty}) + button`, { '@media': { [media.phone]: { height: '44px' } } })
