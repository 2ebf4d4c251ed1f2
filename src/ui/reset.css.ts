import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing, font } from './style.ts'
import { vars } from './theme.css.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box', margin: 0 })
globalStyle('html', {
  background: vars.colour.surfaceSunken,
  color: vars.colour.text,
  textSizeAdjust: '100%',
  accentColor: vars.colour.brandText,
  '@media': { print: { background: 'none', color: '#000' } },
})
globalStyle('body', {
  /** Radix takes it from all that lies below a dialog, of which each element is styled anew; the scrim takes it as well. */
  pointerEvents: 'auto !important' as 'auto',
  font: font(14),
  fontVariantNumeric: 'tabular-nums',
  WebkitFontSmoothing: 'antialiased',
  minWidth: '320px',
  overflowWrap: 'break-word',
})
globalStyle('a', { color: 'inherit', textDecoration: 'none' })
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  borderRadius: 0,
  padding: 0,
  letterSpacing: 'inherit',
})
globalStyle('button', { cursor: 'pointer' })
globalStyle('button:disabled', { cursor: 'not-allowed' })
globalStyle('ul, ol', { listStyle: 'none', padding: 0 })
globalStyle('img, svg', { display: 'block', flex: 'none' })
globalStyle('img', { maxWidth: '100%' })
globalStyle('h1, h2, h3, h4', { font: 'inherit', fontWeight: 700, textWrap: 'balance' })
/** Weightless, so that a component may draw its focus otherwise. */
globalStyle(':where(:focus-visible)', { ...focusRing, borderRadius: vars.radius.small })
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
})

/** For screen readers only. */
export const unseen = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
