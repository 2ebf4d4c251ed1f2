import { keyframes, style } from '@vanilla-extract/css'
import { font, mix, quick } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour, radius } = vars
const GAP = '8px'
/** From a cell to the next. */
const PITCH = `((100cqi + ${GAP}) / 6)`
const blink = keyframes({ '0%, 49%': { opacity: 1 }, '50%, 100%': { opacity: 0 } })

export const code = style({
  position: 'relative',
  containerType: 'inline-size',
  overflow: 'clip',
  overflowClipMargin: '4px',
})
/** A digit as wide as its cell, and its caret where the cell draws it: the browser finds the place of a press by itself. */
export const input = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: `calc(${PITCH} * 7)`,
  height: '100%',
  font: font(22, 700),
  fontVariantNumeric: 'tabular-nums',
  paddingInlineStart: `calc((${PITCH} - ${GAP} - 1ch) / 2)`,
  letterSpacing: `calc(${PITCH} - 1ch)`,
  opacity: 0,
  cursor: 'text',
})
export const cells = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: GAP,
  pointerEvents: 'none',
})
export const cell = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: '56px',
  border: `1px solid ${colour.controlLine}`,
  borderRadius: radius.medium,
  background: colour.surfaceRaised,
  font: font(22, 700),
  fontVariantNumeric: 'tabular-nums',
  transition: quick('border-color', 'box-shadow', 'background'),
  selectors: {
    '&[data-filled]': {
      background: mix(colour.brandSoft, 50, colour.surfaceRaised),
      borderColor: mix(colour.brandText, 56, colour.controlLine),
    },
    [`${input}[aria-invalid="true"] + * > &`]: { borderColor: colour.danger, background: colour.surfaceRaised },
    [`${input}:disabled + * > &`]: { borderColor: colour.lineStrong, background: colour.surfaceSunken },
    [`${input}:focus + * > &:is([data-caret], [data-selected])`]: {
      borderColor: colour.brandText,
      boxShadow: vars.shadow.focus,
    },
    [`${input}:focus + * > &[data-selected]`]: { background: colour.brand, color: colour.brandInk },
    /** A border, which forced colours keep. */
    [`${input}:focus + * > &[data-caret]::after`]: {
      content: '',
      position: 'absolute',
      height: '24px',
      borderInlineStart: `2px solid ${colour.brandText}`,
      animation: `${blink} 1s step-end infinite`,
    },
    [`${input}:focus + * > &[data-caret="before"]:not(:empty)::after`]: { insetInlineStart: 'calc(50% - 14px)' },
    [`${input}:focus + * > &[data-caret="after"]::after`]: { insetInlineEnd: 'calc(50% - 14px)' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        [`${input}:focus + * > &:is([data-caret], [data-selected])`]: { outline: '2px solid Highlight' },
        [`${input}:focus + * > &[data-selected]`]: {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
})
