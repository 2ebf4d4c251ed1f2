import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { font, forcedEdge, raised } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour, radius, time, ease } = vars
const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } })

export const viewport = style({
  position: 'fixed',
  zIndex: 60,
  top: '24px',
  insetInline: '16px',
  display: 'grid',
  justifyItems: 'center',
  gap: '12px',
  outline: 0,
  pointerEvents: 'none',
})
export const toast = style({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '48px',
  maxWidth: '480px',
  padding: '8px 8px 8px 16px',
  borderRadius: radius.medium,
  background: colour.surfaceRaised,
  color: colour.text,
  boxShadow: raised,
  ...forcedEdge,
  font: font(14),
  animation: `${drop} ${time.normal} ${ease}`,
  selectors: { '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' } },
})
export const icon = styleVariants({
  ok: { color: colour.success },
  info: { color: colour.brandText },
  warning: { color: colour.warning },
  error: { color: colour.danger },
})
export const text = style({ flex: 1 })
