import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'

const { colour, time, ease } = vars
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } })

export const sheet = style({
  position: 'fixed',
  inset: 0,
  zIndex: 41,
  display: 'flex',
  flexDirection: 'column',
  background: colour.surface,
  outline: 0,
  animation: `${appear} ${time.normal} ${ease}`,
})
export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: '56px',
  padding: '0 8px 0 16px',
  borderBottom: `1px solid ${colour.line}`,
})
export const body = style({ flex: 1, overflowY: 'auto', overscrollBehavior: 'contain' })
export const foot = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  padding: '16px 16px max(24px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${colour.line}`,
})
globalStyle(`${foot} > *`, { flex: '1 1 0', minWidth: 'max-content' })
