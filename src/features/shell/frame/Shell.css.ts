import { globalStyle, style } from '@vanilla-extract/css'
import { font, media, raised } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour } = vars

export const shell = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' })
export const main = style({ flex: 1, outline: 0 })
/** On paper: the page's content, without the site around it. */
globalStyle(`${shell} > :not(main)`, { '@media': { print: { display: 'none' } } })
export const skip = style({
  position: 'absolute',
  zIndex: 30,
  top: '8px',
  insetInlineStart: '8px',
  padding: '8px 16px',
  borderRadius: vars.radius.small,
  background: colour.surfaceRaised,
  color: colour.brandText,
  font: font(14, 500),
  boxShadow: raised,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
})

export const bar = style({
  height: '73px',
  background: colour.surface,
  borderBottom: `1px solid ${colour.line}`,
  '@media': { [media.phone]: { height: '57px' } },
})
export const barRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  width: '1200px',
  maxWidth: 'calc(100% - 48px)',
  height: '100%',
  marginInline: 'auto',
})
export const end = style({ marginInlineStart: 'auto' })
export const hero = style({
  height: '584px',
  background: `linear-gradient(180deg, ${colour.brandSoft}, ${colour.surface})`,
})
/** A page whose code is on the way: what lies below it stays out of sight. */
export const pending = style([hero, { minHeight: '100dvh' }])
export const heroLines = style({
  display: 'grid',
  gap: '16px',
  width: '1200px',
  maxWidth: 'calc(100% - 48px)',
  marginInline: 'auto',
  paddingTop: '80px',
})
