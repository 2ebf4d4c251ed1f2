import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { mix } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'
import { mono } from '../../look.css.ts'

const { colour } = vars

const line = createVar()
const edge = mix(colour.textMuted, 78, colour.surface)
const open = mix(colour.brandText, 80, colour.surface)

/** Inside of compound states. */
const inside = mix(colour.surfaceRaised, 42, colour.surface)

export const chart = style({ font: `12px ${mono}`, fill: colour.text, overflow: 'visible', userSelect: 'none' })

export const state = style({ outline: 'none' })
export const pressable = style({ cursor: 'pointer' })

export const box = style({ fill: colour.surfaceRaised, stroke: colour.lineStrong, strokeWidth: 1.25 })
export const boxOf = styleVariants({
  leaf: {},
  compound: { fill: inside },
  root: { fill: colour.surface },
  region: { fill: inside, strokeDasharray: '6 5' },
})
export const innerBox = style({ fill: 'none', stroke: colour.lineStrong, strokeWidth: 1.25 })
export const partlyActive = style({ stroke: mix(colour.brandText, 70, colour.surface), strokeWidth: 1.5 })
export const active = style({
  fill: mix(colour.brand, 22, colour.surfaceRaised),
  stroke: colour.brandText,
  strokeWidth: 2,
})
export const entered = style({ stroke: mix(colour.success, 82, colour.surface), strokeWidth: 1.5 })
export const neverEntered = style({ stroke: colour.dangerText, strokeWidth: 1.75, strokeDasharray: '5 4' })
export const was = style({ stroke: colour.brandText, strokeDasharray: '4 3' })
export const found = style({ stroke: colour.warningText, strokeWidth: 2 })
export const halo = style({ fill: 'none', stroke: mix(colour.brandText, 30, 'transparent'), strokeWidth: 5 })
export const ring = style({
  fill: 'none',
  stroke: 'none',
  strokeWidth: 2,
  selectors: { [`${state}:focus-visible > &`]: { stroke: colour.brandText } },
})
export const selected = style({ stroke: colour.brandText, strokeDasharray: '2 2' })

export const name = style({ font: `700 13px ${mono}` })
export const activeName = style({ fill: colour.brandText })
/** Beside the button that the box is, so that its name is the button's only text. */
export const rows = style({ pointerEvents: 'none' })

export const muted = style({ fill: colour.textMuted })
export const bolt = style({ fill: colour.warningText })

export const part = styleVariants({
  event: { fill: colour.text },
  guard: { fill: colour.warningText },
  action: { fill: colour.textMuted },
  delay: { fill: mix(mix(colour.brandText, 45, colour.dangerText), 70, colour.text) },
})

export const arrow = style({ vars: { [line]: edge } })
export const arrowOf = styleVariants({
  open: { vars: { [line]: open } },
  flash: { vars: { [line]: colour.accent } },
  found: { vars: { [line]: colour.warningText } },
  never: { vars: { [line]: colour.dangerText } },
  seldom: { vars: { [line]: mix(colour.success, 62, colour.surface) } },
  some: { vars: { [line]: mix(colour.success, 82, colour.surface) } },
  often: { vars: { [line]: colour.success } },
})
export const path = style({ fill: 'none', stroke: line, strokeWidth: 1.25 })
export const pathOf = styleVariants({
  open: { strokeWidth: 1.5 },
  flash: { strokeWidth: 2.25 },
  found: { strokeWidth: 2 },
  never: { strokeWidth: 1.75, strokeDasharray: '5 4' },
  seldom: { strokeWidth: 1.5 },
  some: { strokeWidth: 2 },
  often: { strokeWidth: 3 },
})
export const head = style({ fill: line })
export const glow = style({
  fill: 'none',
  stroke: mix(colour.accent, 26, 'transparent'),
  strokeWidth: 9,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
})
export const dot = style({ fill: colour.text })
export const mark = style({ vars: { [line]: colour.text } })

/** Behind a label, which its arrow runs into and out of. */
export const ground = style({ fill: inside })
export const groundOfRoot = style({ fill: colour.surface })
export const groundOf = styleVariants({
  open: {},
  flash: { fill: colour.accentSoft, stroke: mix(colour.accent, 60, 'transparent') },
  found: { stroke: colour.warningText },
  survived: { fill: colour.dangerSoft, stroke: colour.dangerText },
})

export const chip = style({ fill: colour.surface, stroke: line })
export const chipText = style({ font: `700 12px ${mono}` })
export const chipOf = styleVariants({
  never: { fill: colour.dangerSoft },
  seldom: {},
  some: { fill: colour.successSoft },
  often: { fill: colour.successSoft },
})
export const survivor = style({
  cursor: 'pointer',
  outline: 'none',
  selectors: { '&:focus-visible': { outline: `2px solid ${colour.brandText}`, outlineOffset: '2px' } },
})
export const survivorDisc = style({ fill: colour.danger, stroke: colour.surface, strokeWidth: 2 })
export const survivorCross = style({ stroke: colour.surface, strokeWidth: 2, strokeLinecap: 'round' })

export const heatText = styleVariants({
  never: { fill: colour.dangerText },
  seldom: { fill: colour.successText },
  some: { fill: colour.successText },
  often: { fill: colour.successText, fontWeight: 700 },
})
export const flashText = style({ fill: colour.warningText })
