import { style } from '@vanilla-extract/css'
import { focusRing, font, forcedEdge, media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'
import { beside, columns } from './SuggestPopup.css.ts'

const { colour, radius } = vars

export const known = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  minWidth: 0,
  padding: '16px 24px',
  selectors: {
    [`${columns} > &`]: {
      borderTop: `1px solid ${colour.line}`,
      '@container': { [beside]: { borderTop: 0, borderInlineStart: `1px solid ${colour.line}` } },
    },
  },
  '@media': { [media.phone]: { padding: '12px 16px 16px' } },
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '24px',
  font: font(14, 700),
})
export const clear = style({ font: font(12), color: colour.textMuted })
/** Each option beside its button: a list's options hold none. */
export const searches = style({ position: 'relative', marginTop: '8px' })
export const options = style({ margin: '0 -12px' })
export const removers = style({
  display: 'grid',
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '-8px',
  width: '28px',
})
export const recent = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  height: '36px',
  padding: '0 44px 0 12px',
  borderRadius: radius.small,
  font: font(14),
  cursor: 'pointer',
  ':hover': { background: colour.surfaceSunken },
  selectors: { '&[aria-selected="true"]': { ...forcedEdge, background: colour.brandSoft, color: colour.brandText } },
  '@media': { [media.phone]: { height: '44px' } },
})
export const icon = style({ flex: 'none', color: colour.textMuted })
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  margin: '4px 0',
  borderRadius: '50%',
  color: colour.textMuted,
  ':hover': { background: colour.hover, color: colour.text },
  ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
  '@media': { [media.phone]: { width: '44px', height: '44px', margin: 0, transform: 'translateX(-8px)' } },
})
export const hot = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '8px' })
export const tag = style({
  display: 'flex',
  alignItems: 'center',
  height: '24px',
  padding: '0 8px',
  borderRadius: radius.small,
  background: colour.surfaceSunken,
  font: font(12),
  color: colour.textMuted,
  cursor: 'pointer',
  ':hover': { color: colour.brandText },
  selectors: { '&[aria-selected="true"]': { ...forcedEdge, background: colour.brandSoft, color: colour.brandText } },
  '@media': { [media.phone]: { height: '36px', padding: '0 12px' } },
})
