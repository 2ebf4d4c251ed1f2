import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { font, mix } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'
import { code, narrow, slim } from './controls.css.ts'

const { colour } = vars

export const bar = style({
  gridArea: 'bar',
  display: 'flex',
  alignItems: 'center',
  gap: '8px 10px',
  minHeight: '48px',
  padding: '7px 12px',
  borderBottom: `1px solid ${colour.line}`,
  background: colour.surface,
  font: font(12),
  '@media': { [slim]: { flexWrap: 'wrap', gap: '6px 8px', padding: '6px 8px' } },
})
export const name = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  font: font(14, 700),
  width: '192px',
  '@media': { [narrow]: { width: 'auto' } },
})
export const nameText = style({
  '@media': {
    'screen and (min-width: 860px) and (max-width: 1199px)': { position: 'absolute', clipPath: 'inset(50%)' },
  },
})
globalStyle(`${name} svg`, { color: colour.brandText })

export const find = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  height: '32px',
  flex: '0 1 236px',
  minWidth: '96px',
  padding: '0 8px 0 10px',
  border: `1px solid ${colour.controlLine}`,
  borderRadius: vars.radius.small,
  background: colour.surfaceSunken,
  color: colour.textMuted,
  whiteSpace: 'nowrap',
})
export const findText = style({ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'left' })

export const group = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'stretch',
  height: '32px',
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: vars.radius.small,
})
globalStyle(`${group} > *`, {
  minWidth: '30px',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px',
  padding: '0 8px',
  color: colour.textMuted,
})
globalStyle(`${group} > * + *`, { borderLeft: `1px solid ${colour.line}` })
export const percent = style({ font: code, color: `${colour.text} !important`, minWidth: '52px !important' })

export const levels = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  height: '32px',
  padding: '2px',
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: vars.radius.small,
})
export const levelsName = style({
  color: colour.textMuted,
  padding: '0 6px 0 8px',
  '@media': { 'screen and (max-width: 1359px)': { display: 'none' } },
})
export const level = style({
  position: 'relative',
  height: '26px',
  padding: '0 10px',
  borderRadius: '4px',
  color: colour.textMuted,
  lineHeight: '26px',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: colour.brandSoft,
      color: colour.brandText,
      fontWeight: 700,
      boxShadow: `inset 0 0 0 1px ${colour.brandLine}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${colour.brandText}`, outlineOffset: '1px' },
  },
  '@media': { [narrow]: { padding: '0 7px' } },
})

export const end = style({
  marginLeft: 'auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '8px',
  '@media': { [slim]: { gap: '4px', flexWrap: 'wrap' } },
})
const status = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  height: '24px',
  padding: '0 10px 0 8px',
  borderRadius: '12px',
  font: font(12, 500),
  whiteSpace: 'nowrap',
  '::before': { content: '', width: '8px', height: '8px', borderRadius: '50%', background: 'currentColor' },
})
export const statuses = styleVariants({
  live: [
    status,
    {
      background: colour.successSoft,
      color: colour.successText,
      '::before': { boxShadow: `0 0 0 3px ${mix(colour.success, 24, 'transparent')}` },
    },
  ],
  past: [status, { background: colour.warningSoft, color: colour.warningText }],
  none: [status, { background: colour.hover, color: colour.textMuted }],
})
export const pages = style({
  height: '32px',
  maxWidth: '140px',
  padding: '0 6px',
  border: `1px solid ${colour.controlLine}`,
  borderRadius: vars.radius.small,
  background: colour.surface,
})
