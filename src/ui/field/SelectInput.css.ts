import { style } from '@vanilla-extract/css'
import { font } from '../style.ts'
import { vars } from '../theme.css.ts'
import { input } from './Field.css.ts'

export const place = style({ position: 'relative', flex: 1, display: 'flex', height: '100%', minWidth: 0 })
export const select = style([
  input,
  { appearance: 'none', paddingInlineEnd: '32px', background: 'none', color: 'inherit', cursor: 'pointer' },
])
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: '10px',
  top: '50%',
  translate: '0 -50%',
  color: vars.colour.textMuted,
  pointerEvents: 'none',
})
export const option = style({ font: font(14), color: vars.colour.text, background: vars.colour.surfaceRaised })
