import { style, styleVariants } from '@vanilla-extract/css'
import { font, media } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour, radius, shadow, time } = vars

const narrow = 'screen and (max-width: 1023px)'

export const rail = style({
  position: 'sticky',
  top: '88px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  minWidth: 0,
  '@media': { [narrow]: { position: 'static' } },
})
export const list = style({
  display: 'grid',
  gap: '4px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    // One row to push aside with a thumb.
    [narrow]: {
      // What only screen readers get is clipped by it too.
      position: 'relative',
      display: 'flex',
      gap: '8px',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      margin: '0 -12px',
      padding: '4px 12px',
    },
  },
})
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '40px',
  padding: '0 12px',
  borderRadius: radius.medium,
  font: font(14),
  color: colour.textMuted,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: colour.brandText },
    '&[aria-current]': {
      background: colour.surfaceRaised,
      color: colour.brandText,
      fontWeight: 700,
      boxShadow: `${shadow.low}, 0 0 0 1px ${colour.line}`,
    },
  },
  '@media': {
    [narrow]: {
      gap: '8px',
      minHeight: '44px',
      background: colour.surfaceRaised,
      boxShadow: `0 0 0 1px ${colour.line}`,
    },
  },
})
const place = style({ marginInlineStart: 'auto', display: 'grid' })
export const mark = styleVariants({
  empty: [place, { color: colour.textMuted }],
  wrong: [place, { color: colour.dangerText }],
  disputed: [place, { color: colour.dangerText }],
  lacking: [place, { color: colour.warning }],
  done: [place, { color: colour.success }],
})
export const meter = style({
  padding: '0 12px',
  '@media': { [media.phone]: { padding: 0 } },
})
export const figures = style({
  display: 'flex',
  justifyContent: 'space-between',
  marginBottom: '8px',
  font: font(12),
  color: colour.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
export const track = style({ height: '6px', borderRadius: '3px', background: colour.line, overflow: 'hidden' })
export const fill = style({
  height: '100%',
  borderRadius: 'inherit',
  background: colour.brand,
  transition: `width ${time.normal} ${vars.ease}`,
})
export const next = style({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '24px',
  marginTop: '8px',
  font: font(12, 500),
  color: colour.brandText,
  ':hover': { textDecoration: 'underline' },
  '@media': { [media.phone]: { minHeight: '44px', marginTop: 0 } },
})
