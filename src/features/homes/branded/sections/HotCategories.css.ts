import { style } from '@vanilla-extract/css'
import { wraps } from '../../../../ui/list/Entry.css.ts'
import { font, media, quick } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour, radius } = vars

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  overflow: 'hidden',
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  boxShadow: `0 0 0 1px ${colour.line}`,
  '@media': {
    'screen and (max-width: 1023px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
/** Lines at its right and below; those at the edges of the grid are cut off. */
export const cell = style({ minWidth: 0, boxShadow: `1px 0 0 ${colour.line}, 0 1px 0 ${colour.line}` })
export const category = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  height: '100%',
  minHeight: '56px',
  padding: '8px 20px',
  transition: quick('background', 'color'),
  ':hover': { background: colour.brandSoft, color: colour.brandText },
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': { [media.phone]: { minHeight: '48px', paddingInline: '12px' } },
})
export const name = wraps
export const hot = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  height: '18px',
  padding: '0 6px 0 4px',
  verticalAlign: 'middle',
  borderRadius: '9px',
  background: colour.accentSoft,
  color: colour.warningText,
  font: font(12, 500),
})
export const count = style({ marginInlineStart: 'auto', font: font(12), color: colour.textMuted })

/** Unfolded, the control stands below what it unfolded. */
export const rest = style({
  marginTop: '16px',
  selectors: { '&[open]': { display: 'flex', flexDirection: 'column', gap: '16px' } },
})
export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'center',
  gap: '4px',
  width: 'fit-content',
  height: '40px',
  marginInline: 'auto',
  padding: '0 12px',
  color: colour.textMuted,
  cursor: 'pointer',
  listStyle: 'none',
  transition: quick('color'),
  ':hover': { color: colour.brandText },
  selectors: { '&::-webkit-details-marker': { display: 'none' }, [`${rest}[open] > &`]: { order: 1 } },
})
export const whenFolded = style({ selectors: { [`${rest}[open] &`]: { display: 'none' } } })
export const whenOpen = style({ selectors: { [`${rest}:not([open]) &`]: { display: 'none' } } })
export const arrow = style({ selectors: { [`${rest}[open] &`]: { transform: 'rotate(180deg)' } } })
