import { style } from '@vanilla-extract/css'
import { font, mix } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour, radius } = vars

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: radius.medium,
  background: colour.brandSoft,
})
export const ground = style({ fill: colour.surface, stroke: colour.brandText, strokeWidth: 2 })
export const stand = style({
  fill: colour.brandSoft,
  stroke: mix(colour.brandText, 60, colour.surface),
  strokeWidth: 1.2,
})
export const wing = style({
  fill: mix(colour.brandText, 6, colour.surface),
  stroke: mix(colour.brandText, 60, colour.surface),
  strokeWidth: 1.2,
})
export const way = style({
  fill: 'none',
  stroke: colour.accent,
  strokeWidth: 2,
  strokeDasharray: '4 5',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const door = style({ stroke: colour.surface, strokeWidth: 4 })
export const words = style({ font: font(14, 700), fill: colour.text, textAnchor: 'middle' })
