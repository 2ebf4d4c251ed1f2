import { style } from '@vanilla-extract/css'
import { font, media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'
import { inset } from './examples/Examples.css.ts'

const { colour, radius, shadow } = vars

export const pane = style({
  vars: { [inset]: '25px' },
  minWidth: 0,
  padding: '24px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  boxShadow: shadow.low,
  '@media': { [media.phone]: { padding: '16px', borderRadius: radius.medium } },
})
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' })
export const title = style({ marginInlineEnd: 'auto', font: font(18, 700), color: colour.text, outline: 0 })
export const text = style({ margin: '4px 0 20px', font: font(12), color: colour.textMuted })
export const examples = style({ position: 'relative', display: 'grid', gap: '8px', justifyItems: 'end' })
