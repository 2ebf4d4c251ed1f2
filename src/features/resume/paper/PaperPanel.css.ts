import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing, font, overlaid } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '28px',
  overflowWrap: 'anywhere',
})
export const title = style({ marginBottom: '12px', font: font(14, 700) })

/** As wide as the column, whatever the language. */
export const segments = style({ display: 'grid' })
globalStyle(`${segments} label`, { flex: '1 1 auto', justifyContent: 'center', paddingInline: '4px' })

export const templates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
  gap: '16px 12px',
})
export const template = style({ position: 'relative', display: 'block', cursor: 'pointer', textAlign: 'center' })
export const input = style({ ...overlaid, cursor: 'inherit' })
export const picture = style({
  aspectRatio: '210 / 297',
  overflow: 'hidden',
  borderRadius: radius.small,
  background: colour.codePaper,
  textAlign: 'start',
  boxShadow: `0 0 0 1px ${colour.line}`,
  selectors: {
    [`${input}:checked + &`]: { boxShadow: `0 0 0 2px ${colour.brandText}, ${vars.shadow.middle}` },
    [`${input}:focus-visible + &`]: { ...focusRing, outlineOffset: '4px' },
  },
})
export const templateName = style({
  display: 'block',
  marginTop: '8px',
  font: font(12),
  color: colour.textMuted,
  selectors: { [`${input}:checked ~ &`]: { color: colour.brandText, fontWeight: 700 } },
})

export const accents = style({ display: 'flex', gap: '8px' })
export const accent = style({
  position: 'relative',
  width: '28px',
  height: '28px',
  borderRadius: '50%',
  cursor: 'pointer',
  /** Ink stands out from a dark page too. */
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${colour.text} 45%, transparent)`,
  selectors: {
    '&:has(:checked)': { outline: `2px solid ${colour.brandText}`, outlineOffset: '2px' },
    '&:has(:focus-visible)': { ...focusRing, outlineOffset: '4px' },
  },
})
export const fact = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '32px',
  font: font(14),
  cursor: 'pointer',
})

export const order = style({ display: 'grid', gap: '4px' })
export const ordered = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '36px',
  paddingInlineStart: '12px',
  borderRadius: radius.small,
  background: colour.surfaceRaised,
  boxShadow: `0 0 0 1px ${colour.line}`,
  font: font(12),
})
export const orderedName = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const down = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '36px',
  borderRadius: radius.small,
  color: colour.textMuted,
  selectors: { '&:hover:not(:disabled)': { color: colour.brandText }, '&:disabled': { opacity: 0.4 } },
})
export const up = style([down, { transform: 'rotate(180deg)' }])

export const checks = style({ display: 'grid', gap: '12px', font: font(12) })
export const check = style({ display: 'flex', gap: '8px' })
export const checkText = style({ minWidth: 0 })
export const right = style({ flex: 'none', marginTop: '2px', color: colour.success })
export const wrong = style({ flex: 'none', marginTop: '2px', color: colour.warningText })
export const shortenings = style({ display: 'grid', gap: '4px', marginTop: '4px', color: colour.textMuted })
