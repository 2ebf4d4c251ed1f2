import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'

export const disc = style({ fill: vars.colour.brand })
export const lines = style({ fill: 'none', stroke: vars.colour.brandInk, strokeLinecap: 'round' })
export const letter = style({
  fill: vars.colour.brandInk,
  font: `700 20px ${vars.font}`,
  textAnchor: 'middle',
})
export const picture = style({ borderRadius: '50%', objectFit: 'contain' })
