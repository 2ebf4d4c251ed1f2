import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { mix } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour, radius } = vars
const hueOf = createVar()

const tile = style({ display: 'block', flex: 'none', overflow: 'hidden' })
/** Corners by size in pixels. */
export const size = styleVariants({
  24: [tile, { borderRadius: radius.small }],
  32: [tile, { borderRadius: radius.small }],
  40: [tile, { borderRadius: radius.medium }],
  48: [tile, { borderRadius: radius.medium }],
  64: [tile, { borderRadius: '12px' }],
})

const hueVariants = [
  colour.brandText,
  mix(colour.success, 80, colour.text),
  mix(colour.brandText, 46, colour.danger),
  colour.warning,
  mix(colour.brandText, 44, colour.success),
  colour.danger,
  mix(colour.text, 66, colour.brandText),
  mix(colour.brandText, 72, colour.danger),
]
/** Made of the site's colour and the theme's own: never a second strong colour on a page. */
export const hues = hueVariants.map((value) => style({ vars: { [hueOf]: value } }))

export const ground = style({ fill: mix(hueOf, 11, colour.surface) })
export const cut = style({ fill: mix(hueOf, 18, colour.surface) })
export const letter = style({
  fill: mix(hueOf, 72, colour.text),
  font: `700 22px ${vars.font}`,
  textAnchor: 'middle',
})
