import { style, styleVariants } from '@vanilla-extract/css'
import { mix } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'
import { mono } from '../look.css.ts'

const { colour } = vars
const purple = mix(mix(colour.brand, 45, colour.danger), 70, colour.text)

export const drawing = style({ display: 'block', font: `12px ${mono}`, fill: colour.text })

export const head = style({ fill: colour.surfaceRaised, stroke: colour.lineStrong })
export const endedHead = style([head, { strokeDasharray: '4 3' }])
export const headText = style({ fontWeight: 700 })
export const lifeline = style({ stroke: colour.lineStrong, strokeDasharray: '3 4' })
export const activation = style({ fill: mix(colour.brand, 18, colour.surface), stroke: colour.brand })

const line = style({ fill: 'none', stroke: colour.textMuted, strokeWidth: 1.25 })
const dashed = style([line, { strokeDasharray: '5 4' }])
export const lines = { start: line, event: line, timer: line, done: dashed, error: dashed, stop: line } as const
const shownLine = style({ fill: 'none', stroke: colour.accent, strokeWidth: 2 })
const shownDashed = style([shownLine, { strokeDasharray: '5 4' }])
export const shownLines = {
  start: shownLine,
  event: shownLine,
  timer: shownLine,
  done: shownDashed,
  error: shownDashed,
  stop: shownLine,
} as const

export const point = style({ fill: colour.textMuted })
export const shownPoint = style({ fill: colour.accent })
export const cross = style({ fill: 'none', stroke: colour.danger, strokeWidth: 2 })
export const shown = style({ fill: mix(colour.accent, 12, 'transparent') })

/** Lifelines that a text crosses do not run through its letters. */
const text = style({ paintOrder: 'stroke', stroke: colour.surface, strokeWidth: 4, strokeLinejoin: 'round' })
export const texts = styleVariants({
  start: [text],
  event: [text],
  timer: [text, { fill: purple }],
  done: [text],
  error: [text, { fill: colour.dangerText }],
  stop: [text],
})
export const shownText = style({ fill: colour.warningText, fontWeight: 700 })
export const time = style({ fill: colour.textMuted, whiteSpace: 'pre' })

export const note = style({ fill: colour.brandSoft, stroke: colour.brandLine })
export const noteText = style({ fill: colour.brandText })
export const fold = style({ fill: 'none', stroke: colour.lineStrong })
export const foldTitle = style({ fill: colour.surface, stroke: colour.lineStrong })
export const foldText = style({ fontFamily: vars.font })
