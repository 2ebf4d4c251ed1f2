import { globalStyle, style } from '@vanilla-extract/css'

export const icon = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
/** One stroke at every size. */
globalStyle(`${icon} > *`, { vectorEffect: 'non-scaling-stroke' })
