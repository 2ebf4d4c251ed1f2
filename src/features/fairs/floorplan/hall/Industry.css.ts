import { createVar, style } from '@vanilla-extract/css'
import { mix } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour } = vars

/** Colour of an industry. */
export const tone = createVar()

/** Made of the site's colour and the theme's own. */
export const tones = [
  colour.brandText,
  mix(colour.brandText, 30, colour.success),
  colour.warning,
  mix(colour.brandText, 46, colour.danger),
  mix(colour.text, 66, colour.brandText),
  mix(colour.success, 80, colour.text),
  colour.danger,
  mix(colour.brandText, 72, colour.danger),
].map((value) => style({ vars: { [tone]: value } }))
export const TONES = tones.length

/** The shapes lie in a field of 12 by 12 units. */
export const shapes = [
  'M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1z',
  'M1.5 1.5h9v9h-9z',
  'M6 1l5.2 9.5H.8z',
  'M6 .5 11.5 6 6 11.5.5 6z',
  'M4 1h4v3h3v4H8v3H4V8H1V4h3z',
]
export const SHAPES = shapes.length

export const mark = style({ flex: 'none', fill: mix(tone, 80, colour.text) })
