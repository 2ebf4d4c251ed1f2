import { globalStyle, style } from '@vanilla-extract/css'
import { font, mix, quick } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'
import { mono } from '../look.css.ts'

const { colour } = vars

/** Widths at which the panel's layout changes, pixels of its own window. */
export const wide = 'screen and (min-width: 1200px)'
export const narrow = 'screen and (max-width: 1199px)'
export const slim = 'screen and (max-width: 859px)'

export const code = `12px/20px ${mono}`
export const tint = mix(colour.text, 6, colour.surface)

export const codeText = style({ font: code })

export const tool = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  height: '32px',
  minWidth: '32px',
  padding: '0 10px',
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: vars.radius.small,
  font: font(12),
  whiteSpace: 'nowrap',
  transition: quick('background-color', 'color', 'border-color'),
  selectors: {
    '&:hover:not(:disabled)': { background: colour.hover },
    '&:disabled': { color: colour.textMuted, opacity: 0.55 },
    '&[aria-pressed="true"]': { borderColor: colour.brand, color: colour.brandText, background: colour.brandSoft },
  },
})
export const ghost = style([tool, { borderColor: 'transparent', color: colour.textMuted, padding: '0 6px' }])
export const primary = style([
  tool,
  {
    background: colour.brand,
    borderColor: 'transparent',
    color: colour.brandInk,
    fontWeight: 700,
    selectors: { '&:hover:not(:disabled)': { background: colour.brandStrong } },
  },
])

export const chip = style({
  flex: 'none',
  height: '24px',
  padding: '0 8px',
  borderRadius: '12px',
  border: `1px solid ${colour.lineStrong}`,
  font: font(12),
  lineHeight: '22px',
  color: colour.textMuted,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-pressed="true"]': {
      background: colour.brandSoft,
      color: colour.brandText,
      borderColor: colour.brandLine,
    },
  },
})

export const count = style({
  minWidth: '18px',
  padding: '0 5px',
  borderRadius: '9px',
  background: tint,
  font: font(12),
  lineHeight: '18px',
  fontWeight: 400,
  color: colour.textMuted,
  textAlign: 'center',
})

export const pill = style({
  font: `12px/18px ${mono}`,
  padding: '0 6px',
  borderRadius: '4px',
  background: colour.brandSoft,
  color: colour.brandText,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const faintPill = style([pill, { background: tint, color: colour.textMuted }])

export const kbd = style({
  font: `12px/16px ${mono}`,
  color: colour.textMuted,
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: '4px',
  padding: '0 4px',
  background: colour.surface,
})

/** Head of a column, or of a part of one. */
export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  height: '36px',
  padding: '0 12px',
  font: font(12, 700),
  borderBottom: `1px solid ${colour.line}`,
})
export const part = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  padding: '10px 12px 6px',
  font: font(12, 700),
})
globalStyle(`${head} small, ${part} small`, {
  font: font(12),
  color: colour.textMuted,
  marginLeft: 'auto',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})

export const muted = style({ color: colour.textMuted })
export const empty = style({ padding: '20px 12px', color: colour.textMuted, font: font(12) })

/** Its text goes where there is no room; its name stays. */
export const labelled = style({ '@media': { 'screen and (max-width: 1359px)': { display: 'none' } } })
