import { style } from '@vanilla-extract/css'
import { font, mix } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'

const { colour } = vars

export const stage = style({
  position: 'relative',
  display: 'grid',
  minHeight: 0,
  minWidth: 0,
  overflow: 'hidden',
  background: `${colour.surfaceSunken} radial-gradient(circle, ${mix(colour.text, 7, 'transparent')} 1px, transparent 1.2px) 0 0 / 24px 24px`,
})
export const drawing = style({ display: 'grid', minHeight: 0, minWidth: 0, overflow: 'hidden' })
export const list = style({ overflowY: 'auto', minHeight: 0, background: colour.surface })
/** Over the drawing: chart or list. */
export const views = style({
  position: 'absolute',
  right: '12px',
  bottom: '12px',
  zIndex: 2,
  display: 'flex',
  padding: '2px',
  border: 0,
  borderRadius: vars.radius.small,
  background: colour.surfaceRaised,
  boxShadow: `0 0 0 1px ${colour.line}`,
})
export const view = style({
  height: '26px',
  padding: '0 10px',
  borderRadius: '4px',
  font: font(12),
  color: colour.textMuted,
  selectors: { '&[aria-pressed="true"]': { background: colour.brandSoft, color: colour.brandText, fontWeight: 700 } },
})
export const banner = style({
  position: 'absolute',
  left: '50%',
  top: '12px',
  translate: '-50% 0',
  zIndex: 3,
  maxWidth: 'calc(100% - 24px)',
  padding: '7px 14px',
  borderRadius: '18px',
  background: colour.surfaceRaised,
  boxShadow: `${vars.shadow.middle}, 0 0 0 1px ${colour.warning}`,
  font: font(12),
})
export const nothing = style({ placeSelf: 'center', padding: '24px', color: colour.textMuted, textAlign: 'center' })
