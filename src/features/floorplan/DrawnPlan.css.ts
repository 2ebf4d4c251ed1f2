import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme.css.ts'

const { colour } = vars

export const drawing = style({ width: '100%', height: '100%' })
export const walls = style({ fill: colour.surface, stroke: colour.lineStrong, strokeWidth: 1.5 })
export const stand = style({ fill: colour.brandSoft, stroke: colour.brandLine, strokeWidth: 1.5 })
export const part = style({ fill: colour.surfaceSunken, stroke: colour.lineStrong, strokeWidth: 1.5 })
export const door = style({ stroke: colour.brandText, strokeWidth: 5, strokeLinecap: 'round' })
export const words = style({ textAnchor: 'middle', fontFamily: vars.font, fontSize: '20px', fill: colour.textMuted })
