import { style } from '@vanilla-extract/css'
import { font } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'
import { mono } from '../../look.css.ts'

const { colour } = vars

export const list = style({ font: font(12), color: colour.text, background: colour.surface })
export const state = style({ borderBottom: `1px solid ${colour.line}`, paddingBottom: '8px' })
export const selected = style({ boxShadow: `inset 2px 0 0 ${colour.brandText}` })
export const heading = style({ display: 'flex', alignItems: 'center', gap: '8px', padding: '10px 12px 4px' })
export const name = style({ font: `700 13px/20px ${mono}`, color: colour.text, textAlign: 'start', minHeight: '24px' })
export const badge = style({
  padding: '0 6px',
  borderRadius: '4px',
  lineHeight: '18px',
  background: colour.brandSoft,
  color: colour.brandText,
})
export const tag = style([badge, { background: colour.surfaceSunken, color: colour.textMuted }])
export const kind = style({ marginInlineStart: 'auto', color: colour.textMuted })
export const text = style({ padding: '0 12px 4px', color: colour.textMuted })
export const code = style({ font: `12px/20px ${mono}`, overflowWrap: 'anywhere' })
export const group = style({
  padding: '6px 12px 2px',
  font: font(12, 700),
  display: 'flex',
  justifyContent: 'space-between',
})
export const row = style({
  display: 'flex',
  width: '100%',
  gap: '12px',
  justifyContent: 'space-between',
  padding: '4px 12px',
  font: `12px/20px ${mono}`,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  ':hover': { background: colour.hover },
  ':focus-visible': { outlineOffset: '-2px' },
})
export const target = style({ color: colour.textMuted, textAlign: 'end', flex: 'none', maxWidth: '50%' })
export const open = style({ color: colour.brandText })
