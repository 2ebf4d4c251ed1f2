import { style } from '@vanilla-extract/css'
import { font } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour } = vars

export const account = style({ display: 'flex', alignItems: 'center', gap: '12px', padding: '16px' })
export const words = style({ flex: 1, minWidth: 0 })
export const name = style({ display: 'block', font: font(16, 700) })
export const caption = style({ display: 'block', font: font(12), color: colour.textMuted })
export const group = style({
  padding: '8px 0',
  selectors: { '& + &, [data-account] + &': { borderTop: `1px solid ${colour.line}` } },
})
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  width: '100%',
  minHeight: '52px',
  padding: '8px 16px',
  font: font(16),
  textAlign: 'start',
  ':focus-visible': { outlineOffset: '-2px' },
  ':active': { background: colour.hover },
  selectors: { '&[aria-current="page"]': { color: colour.brandText, fontWeight: 700 } },
})
export const heading = style([item, { color: colour.textMuted }])
export const sub = style([item, { minHeight: '44px', paddingInlineStart: '48px', font: font(14) }])
export const icon = style({
  color: colour.textMuted,
  selectors: { '[aria-current="page"] > &': { color: colour.brandText } },
})
export const last = style({ marginInlineStart: 'auto', color: colour.textMuted })
