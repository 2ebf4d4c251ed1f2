import { style } from '@vanilla-extract/css'
import { font } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'
import { code } from '../panel/controls.css.ts'

const { colour } = vars

export const dialog = style({
  width: 'min(480px, calc(100vw - 24px))',
  maxHeight: 'min(560px, calc(100vh - 72px))',
  margin: '52px auto auto',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.medium,
  background: colour.surfaceRaised,
  color: colour.text,
  boxShadow: `${vars.shadow.high}, 0 0 0 1px ${colour.lineStrong}`,
  overflow: 'hidden',
  '::backdrop': { background: colour.scrim },
  selectors: { '&[open]': { display: 'flex', flexDirection: 'column' } },
})
export const field = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  height: '44px',
  padding: '0 12px',
  borderBottom: `1px solid ${colour.line}`,
  color: colour.textMuted,
})
export const input = style({
  flex: 1,
  minWidth: 0,
  font: code,
  color: colour.text,
  outline: 'none',
  '::placeholder': { color: colour.textMuted, opacity: 1 },
})
export const list = style({ overflowY: 'auto', paddingBottom: '6px' })
export const group = style({ padding: '10px 12px 4px', font: font(12, 700) })
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  width: '100%',
  minHeight: '32px',
  padding: '4px 12px',
  font: code,
  textAlign: 'left',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: colour.hover }, '&[aria-selected="true"]': { background: colour.brandSoft } },
})
export const flowName = style({ marginLeft: 'auto', color: colour.textMuted, whiteSpace: 'nowrap' })
export const match = style({ background: 'none', color: colour.brandText, fontWeight: 700 })
