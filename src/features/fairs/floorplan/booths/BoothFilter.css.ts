import { style } from '@vanilla-extract/css'
import { focusRing, font, media, overlaid, quick } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

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
/** Many industries must leave the list its room. */
export const chips = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  minWidth: 0,
  maxHeight: 'min(400px, 42dvh)',
  margin: '8px -4px 0',
  padding: '4px',
  border: 0,
  overflowY: 'auto',
  '@media': { [media.phone]: { maxHeight: 'none' } },
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
/** Unfolded, its chips stand among the others. */
export const rest = style({ selectors: { '&[open]': { width: '100%' } } })
export const others = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '8px' })
export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  height: '28px',
  padding: '0 8px',
  borderRadius: '14px',
  font: font(12),
  color: colour.textMuted,
  cursor: 'pointer',
  listStyle: 'none',
  transition: quick('color'),
  ':hover': { color: colour.brandText },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const whenFolded = style({ selectors: { [`${rest}[open] &`]: { display: 'none' } } })
export const whenOpen = style({ selectors: { [`${rest}:not([open]) &`]: { display: 'none' } } })
export const arrow = style({ selectors: { [`${rest}[open] &`]: { transform: 'rotate(180deg)' } } })
export const radio = style({ ...overlaid, cursor: 'inherit' })
