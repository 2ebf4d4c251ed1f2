import { keyframes, style } from '@vanilla-extract/css'
import { font, media, quick, raised } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour, radius, time, ease } = vars
const unfold = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } })

export const box = style({
  zIndex: 30,
  display: 'flex',
  flexDirection: 'column',
  minWidth: '208px',
  maxWidth: '320px',
  borderRadius: radius.medium,
  background: colour.surfaceRaised,
  boxShadow: raised,
  outline: 0,
  animation: `${unfold} ${time.fast} ${ease}`,
})
export const list = style({
  minWidth: 0,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  maxHeight: 'min(320px, 50dvh)',
  padding: '8px',
  '@media': { [media.phone]: { maxHeight: '50dvh', margin: '0 -12px', padding: '0 4px' } },
})
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '36px',
  padding: '4px 12px',
  borderRadius: radius.small,
  cursor: 'pointer',
  transition: quick('background', 'color'),
  ':hover': { background: colour.brandSoft, color: colour.brandText },
  selectors: {
    '&:has(:checked)': { color: colour.brandText, fontWeight: 500 },
    '&:has(:focus-visible)': { outline: `2px solid ${colour.brandText}`, outlineOffset: '-2px' },
  },
  '@media': { [media.phone]: { minHeight: '44px', font: font(16) } },
})
export const input = style({ flex: 'none', width: '16px', height: '16px', ':focus-visible': { outline: 0 } })
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  padding: '8px 12px',
  borderTop: `1px solid ${colour.line}`,
})
export const search = style({
  flex: 'none',
  minWidth: 0,
  width: 'calc(100% - 24px)',
  height: '40px',
  margin: '12px 12px 0',
  padding: '0 12px',
  border: `1px solid ${colour.controlLine}`,
  borderRadius: radius.small,
  background: colour.surfaceRaised,
  ':focus-visible': { outline: `2px solid ${colour.brandText}`, outlineOffset: '-1px' },
  '@media': { [media.phone]: { width: '100%', height: '44px', margin: 0, font: font(16) } },
})
export const group = style({
  padding: '8px 12px 4px',
  font: font(12, 500),
  color: colour.textMuted,
})
export const none = style({ padding: '0 20px 16px', color: colour.textMuted })
export const note = style({
  padding: '8px 12px 0',
  ':empty': { display: 'none' },
  '@media': { [media.phone]: { padding: 0 } },
})
