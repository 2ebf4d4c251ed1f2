import { style } from '@vanilla-extract/css'
import { mix } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour } = vars

export const radar = style({ width: '100%', maxWidth: '400px', height: 'auto' })
export const ring = style({ fill: 'none', stroke: colour.line })
export const area = style({ fill: mix(colour.brand, 18, 'transparent'), stroke: colour.brandText, strokeWidth: 2 })
export const dot = style({ fill: colour.surfaceRaised, stroke: colour.brandText, strokeWidth: 2 })
export const name = style({ fill: colour.textMuted, fontSize: '13px' })
