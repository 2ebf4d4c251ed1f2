import { style } from '@vanilla-extract/css'
import { font, media, raised } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour, radius } = vars

export const toasts = style({
  position: 'fixed',
  zIndex: 40,
  insetInline: 0,
  bottom: '24px',
  display: 'grid',
  justifyItems: 'center',
  gap: '8px',
  padding: '0 12px',
  pointerEvents: 'none',
  '@media': { [media.phone]: { bottom: '12px' }, print: { display: 'none' } },
})
export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  maxWidth: '100%',
  minHeight: '48px',
  padding: '4px 8px 4px 16px',
  borderRadius: radius.medium,
  background: colour.surfaceRaised,
  boxShadow: raised,
  font: font(14),
  pointerEvents: 'auto',
})
export const toastText = style({ minWidth: 0, overflowWrap: 'anywhere', textWrap: 'pretty' })
/** Nothing said takes no room; what is said later is heard, since this has been there. */
export const draftPlace = style({ selectors: { '&:empty': { position: 'absolute' } } })
export const draft = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '8px 16px',
  borderRadius: radius.medium,
  background: colour.brandSoft,
  font: font(14),
  color: colour.text,
})
export const draftIcon = style({ flex: 'none', color: colour.brandText })
