import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { font, mix } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour, radius, time, ease } = vars
const edge = createVar()
const lines = ['0 0', '100% 0', '0 100%', '100% 100%'].flatMap((corner) => [
  `linear-gradient(${edge} 0 0) ${corner} / 24px 2px no-repeat`,
  `linear-gradient(${edge} 0 0) ${corner} / 2px 24px no-repeat`,
])

export const frame = style({
  /** Cameras need dark on light, whatever colours are forced. */
  forcedColorAdjust: 'none',
  vars: { [edge]: colour.brandText },
  padding: '12px',
  width: 'fit-content',
  background: lines.join(', '),
  transition: `background ${time.normal} ${ease}`,
  selectors: { '&[data-dim]': { vars: { [edge]: colour.lineStrong } } },
})
export const paper = style({
  position: 'relative',
  padding: '4px',
  borderRadius: radius.medium,
  background: colour.codePaper,
  color: colour.text,
})
export const code = style({
  width: '200px',
  height: '200px',
  display: 'grid',
  placeItems: 'center',
  transition: `opacity ${time.normal} ${ease}, filter ${time.normal} ${ease}`,
  selectors: { '[data-dim] &': { opacity: 0.28, filter: 'blur(1px)' } },
})
/** A picture brings its own quiet zone. */
globalStyle(`${code} > img`, { width: '100%', height: '100%' })
export const over = style({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '12px',
  padding: '12px',
  textAlign: 'center',
  font: font(14, 700),
  color: colour.text,
  background: mix(colour.surface, 64, 'transparent'),
})
