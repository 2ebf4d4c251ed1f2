import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { inside } from '../../../ui/page/Landing.css.ts'
import { focusRing, font, media, mix, raised } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius, shadow, time, ease } = vars

export const entrances = style([
  inside,
  {
    position: 'relative',
    zIndex: 2,
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: '24px',
    marginTop: '-96px',
    '@media': {
      'screen and (max-width: 1023px)': { gap: '16px' },
      [media.phone]: { gridTemplateColumns: '1fr', gap: '12px', marginTop: '16px' },
    },
  },
])

const card = style({
  position: 'relative',
  overflow: 'hidden',
  padding: '28px 28px 24px',
  minHeight: '208px',
  borderRadius: radius.large,
  transition: `box-shadow ${time.normal} ${ease}, transform ${time.normal} ${ease}`,
  selectors: {
    '&:has(button:hover)': { transform: 'translateY(-2px)' },
    '&:has(button:focus-visible)': focusRing,
  },
  '@media': {
    'screen and (max-width: 1023px)': { padding: '24px 20px' },
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: '48px 1fr auto',
      alignItems: 'center',
      columnGap: '16px',
      padding: '16px',
      minHeight: 0,
    },
  },
})
export const kind = styleVariants({
  plain: [
    card,
    {
      background: colour.surfaceRaised,
      boxShadow: raised,
      selectors: { '&:has(button:hover)': { boxShadow: `${shadow.middle}, 0 0 0 1px ${colour.brandLine}` } },
    },
  ],
  main: [
    card,
    {
      background: colour.brand,
      color: colour.brandInk,
      boxShadow: `0 16px 40px ${mix(colour.brand, 30, 'transparent')}`,
      '@media': { [media.phone]: { order: -1, boxShadow: 'none' } },
    },
  ],
})
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: '12px',
  background: colour.brandSoft,
  color: colour.brandText,
  selectors: { [`${kind.main} &`]: { background: mix(colour.brandInk, 16, 'transparent'), color: 'inherit' } },
})
export const title = style({
  font: font(18, 700),
  marginTop: '16px',
  '@media': { [media.phone]: { font: font(16, 700), marginTop: 0 } },
})
export const text = style({
  color: colour.textMuted,
  marginTop: '4px',
  selectors: { [`${kind.main} &`]: { color: 'inherit' } },
  '@media': { [media.phone]: { font: font(12), marginTop: 0 } },
})
/** Lies over the whole card, and over all that is drawn on it. */
export const go = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  marginTop: '20px',
  font: font(14, 500),
  color: colour.brandText,
  outline: 'none !important' as 'none',
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 1 },
  selectors: { [`${kind.main} &`]: { color: 'inherit' } },
  '@media': { [media.phone]: { gridColumn: 3, gridRow: 1, marginTop: 0 } },
})
export const goLabel = style({
  '@media': { [media.phone]: { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } },
})
export const arrow = style({ transition: `transform ${time.normal} ${ease}` })
globalStyle(`${go}:hover > ${arrow}`, { transform: 'translateX(4px)' })
export const deco = style({
  position: 'absolute',
  insetInlineEnd: '-24px',
  bottom: '-56px',
  opacity: 0.16,
  '@media': { [media.phone]: { display: 'none' } },
})
