import { style } from '@vanilla-extract/css'
import { font, media, mix } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius, shadow } = vars

export const ground = style({ background: colour.surfaceSunken })
export const page = style({
  width: '1200px',
  maxWidth: 'calc(100% - 48px)',
  marginInline: 'auto',
  paddingBlock: '40px 56px',
  '@media': { [media.phone]: { maxWidth: 'calc(100% - 24px)', paddingBlock: '24px 48px' } },
})
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px 24px',
})
export const title = style({ font: font(28, 700), color: colour.text })
export const text = style({ marginTop: '4px', font: font(16), color: colour.textMuted })
export const goOn = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  padding: '12px 20px 12px 16px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.surfaceRaised,
  boxShadow: shadow.low,
})
export const goOnIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  borderRadius: radius.medium,
  background: colour.brandSoft,
  color: colour.brandText,
})
export const goOnTitle = style({ font: font(14) })
export const goOnText = style({ font: font(12), color: colour.textMuted })
export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 288px), 1fr))',
  gap: '24px',
  marginTop: '24px',
})
export const way = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: '24px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  boxShadow: shadow.low,
  '@media': { [media.phone]: { padding: '16px' } },
})
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  height: '192px',
  overflow: 'hidden',
  borderRadius: radius.medium,
  background: mix(colour.brandSoft, 60, colour.surfaceRaised),
  '@media': { [media.phone]: { height: '112px' } },
})
export const talk = style({ color: colour.brandText })
export const wayHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  marginTop: '20px',
})
export const wayTitle = style({ font: font(18, 700) })
export const time = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  font: font(14),
  color: colour.textMuted,
})
export const wayText = style({ marginTop: '8px', font: font(14), color: colour.textMuted, textWrap: 'pretty' })
export const points = style({ display: 'grid', gap: '8px', margin: '16px 0 0', padding: 0, listStyle: 'none' })
export const point = style({ display: 'flex', gap: '8px', font: font(14) })
export const tick = style({ flex: 'none', marginTop: '3px', color: colour.success })
export const act = style({ marginTop: 'auto', paddingTop: '24px' })
