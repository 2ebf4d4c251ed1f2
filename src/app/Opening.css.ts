import { keyframes, style } from '@vanilla-extract/css'
import { font } from '../ui/style.ts'
import { vars } from '../ui/theme.css.ts'

const { colour, radius, shadow } = vars
const appear = keyframes({ from: { opacity: 0 } })

/** Comes late: most dialogs are there before it would be. */
export const opening = style({
  position: 'fixed',
  zIndex: 60,
  top: '96px',
  insetInlineStart: '50%',
  translate: '-50%',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  padding: '12px 20px',
  borderRadius: radius.medium,
  border: `1px solid ${colour.line}`,
  background: colour.surfaceRaised,
  boxShadow: shadow.high,
  font: font(14),
  pointerEvents: 'none',
  animation: `${appear} 120ms 300ms backwards`,
})
