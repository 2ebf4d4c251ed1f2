import { style, styleVariants } from '@vanilla-extract/css'
import { font } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'
import { code } from '../panel/controls.css.ts'

const { colour } = vars

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 8px',
  padding: '8px 12px',
  font: font(12),
})
export const ruled = style([row, { minHeight: '36px', padding: '4px 12px', borderBottom: `1px solid ${colour.line}` }])
export const end = style({ marginLeft: 'auto', color: colour.textMuted, display: 'inline-flex', gap: '6px' })

const badge = style({ borderRadius: '4px', padding: '0 6px', font: font(12), whiteSpace: 'nowrap' })
export const badges = styleVariants({
  added: [badge, { background: colour.successSoft, color: colour.successText }],
  changed: [badge, { background: colour.warningSoft, color: colour.warningText }],
  removed: [badge, { background: colour.dangerSoft, color: colour.dangerText }],
  same: [badge, { paddingInline: 0, color: colour.textMuted }],
})

export const section = style({ borderTop: `1px solid ${colour.line}`, paddingBottom: '8px' })
export const list = style({ padding: '0 12px' })
export const pair = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: '8px',
  font: code,
  overflowWrap: 'anywhere',
})
export const pairName = style({ font: font(12), color: colour.textMuted })
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  marginTop: 'auto',
  padding: '8px 12px',
  borderTop: `1px solid ${colour.line}`,
  font: font(12),
  color: colour.textMuted,
})
