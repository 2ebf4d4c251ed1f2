import { style } from '@vanilla-extract/css'

export const city = style({
  display: 'block',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
export const far = style({ opacity: 0.5 })
