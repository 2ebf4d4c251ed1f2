import { style } from '@vanilla-extract/css'
import { font, media, quick } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour } = vars

/** Two lines are kept for them, so that nothing below moves when they come. */
export const labels = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  gap: '8px',
  minHeight: '72px',
  marginTop: '16px',
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      minHeight: '36px',
      marginInline: '-16px',
      padding: '2px 16px',
      overflowX: 'auto',
    },
  },
})
export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  height: '32px',
  padding: '0 12px',
  borderRadius: '16px',
  background: colour.surface,
  boxShadow: `inset 0 0 0 1px ${colour.lineStrong}`,
  font: font(12),
  whiteSpace: 'nowrap',
  transition: quick('background', 'color'),
  ':hover': { color: colour.brandText },
  ':focus-visible': { borderRadius: '16px' },
  selectors: {
    '&[aria-current="true"]': {
      background: colour.brandSoft,
      boxShadow: `inset 0 0 0 1px ${colour.brandText}`,
      color: colour.brandText,
      fontWeight: 700,
    },
  },
})
export const count = style({
  color: colour.textMuted,
  selectors: { '[aria-current] > &': { color: colour.brandText } },
})
