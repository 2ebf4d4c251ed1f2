import { style } from '@vanilla-extract/css'
import { covered, wraps } from '../../ui/list/Entry.css.ts'
import { font, media, mix, quick } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'

const { colour, radius, shadow } = vars

/** Three to a slide; where there is no room for three, the slide scrolls within itself. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '24px',
  '@media': {
    'screen and (max-width: 1023px)': {
      gridTemplateColumns: 'repeat(3, minmax(296px, 1fr))',
      gap: '16px',
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      padding: '1px 1px 8px',
    },
    [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(272px, 84%))', gap: '12px' },
  },
})
export const card = style([
  covered,
  {
    overflow: 'hidden',
    scrollSnapAlign: 'start',
    borderRadius: radius.large,
    background: colour.surfaceRaised,
    boxShadow: `0 0 0 1px ${colour.line}`,
    transition: quick('box-shadow'),
    ':hover': { boxShadow: `${shadow.middle}, 0 0 0 1px ${colour.brandLine}` },
  },
])
export const art = style({
  position: 'relative',
  height: '152px',
  background: `linear-gradient(180deg, ${colour.brandSoft}, ${mix(colour.brandSoft, 40, colour.surface)})`,
})
export const picture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' })
export const photo = style({ width: '100%', height: '100%', objectFit: 'cover' })
export const date = style({
  position: 'absolute',
  insetInlineStart: '16px',
  top: '16px',
  width: '56px',
  padding: '6px 0',
  textAlign: 'center',
  borderRadius: radius.medium,
  background: colour.surfaceRaised,
  boxShadow: `${shadow.low}, 0 0 0 1px ${colour.line}`,
})
export const day = style({ display: 'block', font: font(22, 700), lineHeight: '24px' })
export const month = style({ display: 'block', font: font(12), lineHeight: '16px', color: colour.textMuted })
export const state = style({
  position: 'absolute',
  insetInlineEnd: '16px',
  top: '16px',
  display: 'grid',
  borderRadius: radius.small,
  background: colour.surfaceRaised,
  boxShadow: `0 0 0 1px ${colour.line}`,
})
export const body = style({ padding: '20px' })
export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  marginTop: '8px',
  color: colour.textMuted,
})
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  marginTop: '16px',
  paddingTop: '16px',
  borderTop: `1px solid ${colour.line}`,
})
export const counts = style([wraps, { font: font(12), color: colour.textMuted }])
export const count = style({ marginInlineEnd: '4px', font: font(16, 700), color: colour.text })
