import { style } from '@vanilla-extract/css'
import { font } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars

/** Says its changes to screen readers; keeps its height, so that the pane does not jump. */
export const live = style({ flex: 1, display: 'grid', minHeight: '304px' })
export const box = style({ display: 'grid', justifyItems: 'center', alignContent: 'center', gap: '20px' })
export const caption = style({ display: 'grid', justifyItems: 'center', gap: '4px', textAlign: 'center' })
export const hint = style({ display: 'flex', alignItems: 'center', gap: '8px', font: font(14) })
export const scan = style({ color: colour.success })
export const how = style({ font: font(12), color: colour.textMuted })
export const code = style({ width: '184px', height: '184px' })
export const noNetwork = style({ display: 'grid', justifyItems: 'center', gap: '8px' })
export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  width: '100%',
  minWidth: '280px',
  padding: '12px 16px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  textAlign: 'start',
  font: font(12),
  color: colour.textMuted,
})
export const name = style({ font: font(14, 700), color: colour.text })
