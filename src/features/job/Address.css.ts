import { style } from '@vanilla-extract/css'
import { font, media, mix, raised } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'

const { colour, radius } = vars

export const panel = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  minHeight: '208px',
  marginTop: '16px',
  padding: '20px',
  overflow: 'hidden',
  borderRadius: radius.medium,
  background: colour.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${colour.line}`,
  '@media': {
    [media.phone]: { padding: '12px' },
    print: { minHeight: 0, padding: 0, background: 'none', boxShadow: 'none' },
  },
})
export const map = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  '@media': { print: { display: 'none' } },
})
export const water = style({ fill: mix(colour.brand, 10, colour.surface) })
export const roads = style({ fill: 'none', stroke: colour.surface, strokeWidth: 10 })
export const kerbs = style({ fill: 'none', stroke: colour.lineStrong, strokeWidth: 1, opacity: 0.7 })
export const houses = style({ fill: mix(colour.text, 5, colour.surface) })
export const park = style({ fill: mix(colour.success, 18, colour.surface) })
export const halo = style({ fill: colour.brand, opacity: 0.14 })
export const pin = style({ fill: colour.brand })
export const hole = style({ fill: colour.brandInk })

export const plate = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  maxWidth: '100%',
  padding: '12px 16px',
  borderRadius: radius.medium,
  background: colour.surfaceRaised,
  boxShadow: raised,
  '@media': { print: { padding: 0, boxShadow: 'none' } },
})
export const icon = style({ color: colour.brandText })
export const note = style({ font: font(12), color: colour.textMuted })
