import { style } from '@vanilla-extract/css'
import { focusRing, font, forcedEdge, media, mix, quick } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars

const dark = style({
  ...forcedEdge,
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '48px',
  padding: '6px 8px 6px 16px',
  borderRadius: radius.medium,
  background: colour.text,
  color: colour.surface,
  boxShadow: vars.shadow.middle,
  font: font(14),
})
export const bulkPlace = style({ flex: 'none', padding: '12px', borderTop: `1px solid ${colour.line}` })
export const bulk = style([dark, { flexWrap: 'wrap' }])
export const count = style({ marginInlineEnd: 'auto', font: font(14, 700), whiteSpace: 'nowrap' })
export const act = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '32px',
  padding: '0 10px',
  borderRadius: radius.small,
  font: font(14, 500),
  whiteSpace: 'nowrap',
  transition: quick('background'),
  ':hover': { background: mix(colour.surface, 14, 'transparent') },
  ':focus-visible': { ...focusRing, outlineColor: colour.surface, outlineOffset: '-2px' },
  '@media': { [media.tablet]: { padding: '0 6px' } },
})
export const move = style({
  position: 'absolute',
  insetInline: '16px',
  bottom: '24px',
  // The keys stand at the foot of the list.
  '@media': { [media.wide]: { bottom: '72px' } },
  zIndex: 20,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
})
export const raisedMove = style([move, { bottom: '96px', '@media': { [media.wide]: { bottom: '144px' } } }])
export const said = style([dark, { maxWidth: '640px', pointerEvents: 'auto' }])
export const text = style({ marginInlineEnd: '12px', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })
/** The fields of a decision's words to the student. */
export const fields = style({ display: 'grid', gap: '16px' })
