import { style } from '@vanilla-extract/css'
import { font, media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour } = vars

export const feed = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '16px',
  '@media': {
    'screen and (max-width: 1023px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  },
})
/** Cards out of sight cost nothing; their height is about that. Their shadows lie outside of them. */
export const item = style({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 161px',
  overflowClipMargin: '24px',
  minWidth: 0,
})
export const waiting = style({ marginTop: '16px', '@media': { [media.phone]: { marginTop: '12px' } } })
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px 16px',
  minHeight: '88px',
  paddingTop: '24px',
  color: colour.textMuted,
  font: font(14),
})
