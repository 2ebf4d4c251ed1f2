import { style } from '@vanilla-extract/css'
import { font, media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour } = vars

export const events = style({ display: 'grid' })
export const event = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '80px 20px minmax(0, 1fr)',
  gap: '12px',
  paddingBottom: '20px',
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      top: '22px',
      bottom: '-2px',
      insetInlineStart: '101px',
      width: '2px',
      background: colour.brandLine,
    },
    '&:last-child': { paddingBottom: 0 },
  },
  '@media': {
    [media.phone]: {
      gridTemplateColumns: '20px minmax(0, 1fr)',
      gap: '0 12px',
      selectors: { '&:not(:last-child)::before': { insetInlineStart: '9px' } },
    },
  },
})
export const when = style({
  display: 'grid',
  alignContent: 'start',
  font: font(12),
  color: colour.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [media.phone]: { gridColumn: 2, display: 'flex', gap: '8px' },
  },
})
const dotBase = style({
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  borderRadius: '50%',
  '@media': { [media.phone]: { gridColumn: 1, gridRow: '1 / 3' } },
})
export const dot = style([dotBase, { background: colour.brandSoft, color: colour.brandText }])
export const lastDot = style([dotBase, { border: `6px solid ${colour.brand}`, background: colour.surfaceRaised }])
export const openDot = style([dotBase, { border: `2px solid ${colour.lineStrong}` }])
export const what = style({ minWidth: 0, '@media': { [media.phone]: { gridColumn: 2 } } })
export const name = style({ font: font(14, 700) })
export const lastName = style([name, { color: colour.brandText }])
export const text = style({ font: font(14), color: colour.textMuted, textWrap: 'pretty' })
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: '0 16px' })
export const way = style({
  font: font(14, 500),
  lineHeight: '28px',
  color: colour.brandText,
  ':hover': { textDecoration: 'underline' },
})
export const note = style({
  marginTop: '8px',
  padding: '12px 16px',
  borderRadius: vars.radius.medium,
  background: colour.surfaceSunken,
  font: font(14),
  overflowWrap: 'anywhere',
})
export const interview = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  marginTop: '4px',
  font: font(14, 700),
})
