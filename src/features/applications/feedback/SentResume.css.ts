import { style } from '@vanilla-extract/css'
import { font, raised } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour } = vars

export const sent = style({ display: 'grid', justifyItems: 'start', gap: '8px', minWidth: 0 })
export const heading = style({ font: font(14, 700) })
export const note = style({ font: font(12), color: colour.textMuted, textWrap: 'pretty' })
export const message = style({
  padding: '8px 12px',
  borderRadius: vars.radius.medium,
  background: colour.surfaceSunken,
  font: font(14),
  overflowWrap: 'anywhere',
})
export const line = style({ display: 'inline-block' })
export const attachment = style({ height: 'auto', minHeight: '32px', maxWidth: '100%', paddingBlock: '4px' })
export const file = style({ minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'normal', textAlign: 'start' })
export const paper = style({ width: '100%' })
export const pages = style({
  overflow: 'auto',
  maxHeight: '70vh',
  // It is as high as a page before that is measured, so that it opens in sight.
  minHeight: 'min(70vh, 141cqi)',
  scrollMarginBlock: '16px',
  marginTop: '12px',
  borderRadius: vars.radius.small,
  boxShadow: raised,
})
