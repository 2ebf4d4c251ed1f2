import { style, styleVariants } from '@vanilla-extract/css'
import { mix } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'

const { colour } = vars

export const bar = style({
  display: 'block',
  height: '4px',
  borderRadius: '2px',
  background: mix(colour.text, 10, colour.surface),
  overflow: 'hidden',
})
const fill = style({ display: 'block', height: '100%' })
export const fills = styleVariants({
  whole: [fill, { background: colour.success }],
  most: [fill, { background: colour.brand }],
  thin: [fill, { background: colour.warning }],
})
