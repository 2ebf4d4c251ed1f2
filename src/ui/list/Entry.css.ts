import { style } from '@vanilla-extract/css'
import { focusRing, font, quick } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour } = vars

/** What is longer than its place goes on in the next line. */
export const wraps = style({ minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto', textWrap: 'pretty' })

/** A row or card with one link as large as itself. */
export const covered = style({ position: 'relative', isolation: 'isolate' })

/** That link. It lies on all that is drawn there, also on what has a position of its own, so that it takes every click. */
export const cover = style({
  color: 'inherit',
  transition: quick('color'),
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 1, borderRadius: vars.radius.medium },
  ':hover': { color: colour.brandText },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { ...focusRing, outlineOffset: '-2px' },
  },
})

/** A control of its own on top of such a link. */
export const above = style({ position: 'relative', zIndex: 2 })

export const title = style([wraps, { font: font(16, 700) }])
export const pay = style({
  flex: 'none',
  font: font(16, 700),
  color: colour.brandText,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const note = style([wraps, { font: font(12), color: colour.textMuted, fontVariantNumeric: 'tabular-nums' }])
