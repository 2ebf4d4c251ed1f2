import { style } from '@vanilla-extract/css'
import { focusRing, font, media, overlaid, quick } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'

const { colour, radius } = vars

export const search = style({ position: 'relative', display: 'block' })
export const icon = style({
  position: 'absolute',
  insetInlineStart: '12px',
  top: '10px',
  color: colour.textMuted,
  pointerEvents: 'none',
})
export const input = style({
  width: '100%',
  height: '40px',
  padding: '0 12px 0 40px',
  borderRadius: radius.medium,
  background: colour.surface,
  boxShadow: `inset 0 0 0 1px ${colour.controlLine}`,
  '::placeholder': { color: colour.textMuted, opacity: 1 },
  ':focus-visible': { outline: `2px solid ${colour.brandText}`, outlineOffset: '-2px', borderRadius: radius.medium },
})
export const chips = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  maxHeight: '104px',
  marginTop: '8px',
  marginInline: '-4px',
  padding: '4px',
  overflowY: 'auto',
  '@media': { [media.phone]: { flexWrap: 'nowrap', overflowX: 'auto', marginInline: '-16px', paddingInline: '16px' } },
})
export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '6px',
  height: '28px',
  padding: '0 10px',
  borderRadius: '14px',
  boxShadow: `inset 0 0 0 1px ${colour.lineStrong}`,
  font: font(12),
  cursor: 'pointer',
  transition: quick('background', 'color'),
  ':hover': { background: colour.hover },
  selectors: {
    '&:has(:checked)': {
      background: colour.brandSoft,
      boxShadow: `inset 0 0 0 1px ${colour.brandText}`,
      fontWeight: 700,
    },
    '&:has(:focus-visible)': { ...focusRing, outlineOffset: '1px' },
  },
})
export const radio = style({ ...overlaid, cursor: 'inherit' })
