import { style } from '@vanilla-extract/css'
import { mix } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour } = vars

export const avatar = style({ borderRadius: '50%', flex: 'none', objectFit: 'cover' })
/** Pictures of people do not turn with the theme. */
export const ground = style({ fill: mix(colour.brand, 22, '#fff') })
export const warmGround = style({ fill: mix(colour.accent, 20, '#fff') })
export const hair = style({ fill: mix(colour.brand, 24, '#0a1020') })
export const skin = style({ fill: mix(colour.accent, 26, '#fff') })
export const neck = style({ fill: mix(colour.accent, 38, '#fff') })
export const top = style({ fill: colour.brand })
export const glasses = style({ fill: 'none', stroke: mix(colour.brand, 24, '#0a1020'), strokeWidth: 1 })
