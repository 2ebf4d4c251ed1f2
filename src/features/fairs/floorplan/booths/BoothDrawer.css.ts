import { keyframes, style } from '@vanilla-extract/css'
import { font, media } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour, radius, shadow, time, ease } = vars
const fromRight = keyframes({ from: { opacity: 0, transform: 'translateX(16px)' } })
const fromBelow = keyframes({ from: { transform: 'translateY(40%)' } })

export const drawer = style({
  position: 'absolute',
  zIndex: 2,
  insetBlock: '12px',
  insetInlineEnd: '12px',
  display: 'flex',
  flexDirection: 'column',
  width: '328px',
  maxWidth: 'calc(100% - 24px)',
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  boxShadow: `${shadow.high}, 0 0 0 1px ${colour.line}`,
  animation: `${fromRight} ${time.normal} ${ease}`,
  '@media': {
    [media.phone]: {
      position: 'fixed',
      zIndex: 30,
      inset: 'auto 0 0',
      width: 'auto',
      maxWidth: 'none',
      maxHeight: '64dvh',
      borderRadius: `${radius.large} ${radius.large} 0 0`,
      animation: `${fromBelow} ${time.normal} ${ease}`,
    },
  },
})
export const body = style({ flex: 1, minHeight: 0, padding: '20px 24px', overflowY: 'auto' })
export const head = style({ display: 'flex', alignItems: 'center', gap: '12px' })
export const title = style({
  flex: 1,
  minWidth: 0,
  font: font(16, 700),
  overflowWrap: 'anywhere',
  outlineOffset: '4px',
})
export const close = style({ alignSelf: 'flex-start', margin: '-6px -10px 0 0' })
export const booth = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  marginTop: '20px',
  padding: '12px 16px',
  borderRadius: radius.medium,
  background: colour.brandSoft,
})
export const no = style({ font: font(22, 700), color: colour.brandText })
export const facts = style({ display: 'grid', gap: '12px', marginTop: '20px' })
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, auto) minmax(0, 1fr)',
  gap: '16px',
})
export const term = style({ color: colour.textMuted })
export const value = style({ margin: 0, textAlign: 'end' })
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '28px',
  marginTop: '16px',
  font: font(12),
  color: colour.brandText,
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
})
export const foot = style({
  flex: 'none',
  display: 'flex',
  gap: '12px',
  padding: '16px 24px max(16px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${colour.line}`,
})
export const main = style({ flex: 1 })
