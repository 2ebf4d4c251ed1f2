import { globalStyle, style } from '@vanilla-extract/css'
import { font, media, mix } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius, shadow } = vars

export const ground = style({ background: colour.surface, borderTop: `1px solid ${colour.line}` })
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'start',
  gap: '40px 64px',
  width: '1200px',
  maxWidth: 'calc(100% - 48px)',
  marginInline: 'auto',
  paddingBlock: '48px 64px',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { maxWidth: 'calc(100% - 24px)', paddingBlock: '32px 48px' },
  },
})
export const title = style({ font: font(22, 700), color: colour.text })
export const text = style({ marginTop: '4px', font: font(14), color: colour.textMuted })
export const promises = style({
  display: 'grid',
  gap: '20px',
  margin: '24px 0 16px',
  padding: 0,
  listStyle: 'none',
  '@media': {
    'screen and (min-width: 768px) and (max-width: 1199px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})
export const promise = style({ display: 'flex', gap: '16px' })
export const promiseIcon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: radius.medium,
  background: colour.brandSoft,
  color: colour.brandText,
})
export const fact = style({ font: font(14, 700), color: colour.text })
export const factText = style({ font: font(12), color: colour.textMuted, textWrap: 'pretty' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
})
export const sample = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 184px',
  gap: '32px',
  height: '400px',
  marginTop: '24px',
  padding: '32px 32px 0',
  borderRadius: radius.large,
  background: mix(colour.brandSoft, 60, colour.surface),
  overflow: 'hidden',
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', height: 'auto', padding: '16px', gap: '20px' },
  },
})
export const paper = style({
  overflow: 'hidden',
  borderRadius: '4px 4px 0 0',
  boxShadow: shadow.middle,
  '@media': { [media.phone]: { height: '320px' } },
})
export const facts = style({ display: 'grid', alignContent: 'start', gap: '20px', margin: 0, padding: 0 })
globalStyle(`${facts} > ol`, { display: 'grid', gap: '20px', margin: 0, padding: 0, listStyle: 'none' })
export const waiting = style({ height: '100%', minHeight: '320px' })
/** Scrolls by itself, so that the keyboard can move it. */
export const whole = style({
  maxHeight: 'calc(100dvh - 128px - max(24px, 50dvh - 256px))',
  margin: '0 -8px',
  overflow: 'hidden auto',
  '@media': { [media.phone]: { maxHeight: 'calc(100dvh - 200px)' } },
})
