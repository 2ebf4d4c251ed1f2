import { style, styleVariants } from '@vanilla-extract/css'
import { media, mix } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'
import { tone } from './Industry.css.ts'

const { colour, font } = vars

/** The plan is seen whole: on a phone only the numbers of its booths are legible. */
export const whole = style({})
const goneOnPhone = { [media.phone]: { selectors: { [`${whole} &`]: { display: 'none' } } } }

export const map = style({ width: '100%', height: '100%', userSelect: 'none' })
export const walls = style({ fill: colour.surface, stroke: colour.lineStrong, strokeWidth: 1.5 })
export const door = style({ stroke: colour.brandText, strokeWidth: 5, strokeLinecap: 'round' })

const words = style({ textAnchor: 'middle', fontFamily: font })
export const doorName = style([
  words,
  {
    fontSize: '17px',
    '@media': { [media.phone]: { selectors: { [`${whole} &`]: { fontSize: '34px' } } } },
    fontWeight: 500,
    fill: colour.textMuted,
  },
])
export const doorNameUpright = style([doorName, { writingMode: 'vertical-rl', dominantBaseline: 'central' }])

const standBase = style({ cursor: 'pointer', outline: 'none' })
export const stand = styleVariants({ usual: [standBase], open: [standBase], faint: [standBase] })

export const ground = style({
  fill: mix(tone, 9, colour.surface),
  stroke: mix(tone, 42, colour.surface),
  strokeWidth: 1.5,
  transition: `stroke ${vars.time.fast} ${vars.ease}`,
  selectors: {
    [`${standBase}:hover &`]: { stroke: tone, strokeWidth: 2.5 },
    [`${stand.faint} &`]: { fill: colour.surface, stroke: colour.line },
    [`${stand.open} &`]: { fill: colour.brand, stroke: colour.brandStrong },
    [`${standBase}:focus-visible &`]: { stroke: colour.text, strokeWidth: 4 },
  },
})
export const shape = style({
  '@media': goneOnPhone,
  fill: mix(tone, 80, colour.text),
  selectors: {
    [`${stand.faint} &`]: { fill: colour.lineStrong },
    [`${stand.open} &`]: { fill: colour.brandInk },
  },
})
export const no = style([
  words,
  {
    fontSize: '16px',
    '@media': { [media.phone]: { selectors: { [`${whole} &`]: { fontSize: '34px', transform: 'translateY(18px)' } } } },
    fontWeight: 700,
    fill: mix(tone, 80, colour.text),
    selectors: {
      [`${stand.faint} &`]: { fill: colour.textMuted, fontWeight: 400 },
      [`${stand.open} &`]: { fill: colour.brandInk },
    },
  },
])
export const name = style([
  words,
  {
    '@media': goneOnPhone,
    fontSize: '16px',
    fill: colour.textMuted,
    selectors: { [`${stand.open} &`]: { fill: colour.brandInk } },
  },
])
export const free = style({
  fill: colour.surfaceSunken,
  stroke: colour.lineStrong,
  strokeWidth: 1.5,
  strokeDasharray: '5 5',
})
export const shut = style({ fill: mix(colour.text, 10, colour.surface), stroke: colour.lineStrong, strokeWidth: 1.5 })
export const emptyNo = style([words, { '@media': goneOnPhone, fontSize: '16px', fill: colour.textMuted }])
