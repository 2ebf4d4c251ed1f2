import { style } from '@vanilla-extract/css'
import { font } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour } = vars

export const sheet = style({
  display: 'grid',
  alignContent: 'start',
  gap: '8px',
  width: '208px',
  height: '168px',
  marginTop: '24px',
  padding: '16px',
  borderRadius: '6px 6px 0 0',
  background: colour.surfaceRaised,
  boxShadow: vars.shadow.middle,
})
export const bar = style({ height: '6px', borderRadius: '3px', background: colour.line })
export const slot = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  height: '26px',
  padding: '0 10px',
  border: `1px dashed ${colour.lineStrong}`,
  borderRadius: '4px',
  font: font(12),
  color: colour.textMuted,
})
