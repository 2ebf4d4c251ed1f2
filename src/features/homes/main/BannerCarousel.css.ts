import { style } from '@vanilla-extract/css'
import { font, media, mix, quick } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars

export const banner = style({
  position: 'relative',
  minWidth: 0,
  minHeight: '400px',
  overflow: 'hidden',
  borderRadius: radius.large,
  background: colour.ground,
  color: colour.groundInk,
  '@media': {
    'screen and (max-width: 1023px)': { minHeight: '320px' },
    [media.phone]: { minHeight: '240px' },
  },
})
/** The ring has the colour of ink on the ground. */
const onGround = { outlineColor: colour.groundInk } as const
export const art = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  '@media': { [media.phone]: { opacity: 0.5 } },
})
export const photo = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' })
export const veil = style({
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(90deg, ${colour.groundStrong} 30%, ${mix(colour.groundStrong, 40, 'transparent')})`,
})
/** The whole slide is its link. */
export const slide = style({
  position: 'absolute',
  inset: 0,
  display: 'block',
  padding: '72px 48px 0',
  ':focus-visible': { ...onGround, outlineOffset: '-4px', borderRadius: radius.large },
  '@media': { [media.phone]: { padding: '32px 20px 0' } },
})
export const title = style({
  position: 'relative',
  font: font(36, 700),
  maxWidth: '9em',
  '@media': {
    'screen and (max-width: 1023px)': { font: font(28, 700) },
    [media.phone]: { font: font(22, 700), maxWidth: '12em' },
  },
})
export const text = style({
  position: 'relative',
  maxWidth: 'min(440px, 60%)',
  marginTop: '8px',
  font: font(16),
  '@media': { [media.phone]: { font: font(14) } },
})
export const action = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  height: '40px',
  marginTop: '28px',
  padding: '0 16px',
  borderRadius: radius.medium,
  background: colour.groundInk,
  color: colour.groundStrong,
  font: font(14, 500),
  '@media': { [media.phone]: { height: '36px', marginTop: '16px' } },
})
export const dots = style({
  position: 'absolute',
  insetInlineStart: '48px',
  bottom: '14px',
  display: 'flex',
  '@media': { [media.phone]: { insetInlineStart: '20px', bottom: '8px' } },
})
export const dot = style({
  display: 'grid',
  alignItems: 'center',
  minWidth: '24px',
  height: '24px',
  paddingInlineEnd: '8px',
  ':focus-visible': onGround,
  '::before': {
    content: '',
    width: '24px',
    height: '4px',
    borderRadius: '2px',
    background: mix(colour.groundInk, 60, colour.ground),
    transition: quick('width', 'background'),
  },
  selectors: { '&[aria-current]::before': { width: '48px', background: colour.groundInk } },
})
export const controls = style({
  position: 'absolute',
  insetInlineEnd: '20px',
  bottom: '16px',
  display: 'flex',
  gap: '8px',
  '@media': { [media.phone]: { insetInlineEnd: '12px', bottom: '8px' } },
})
export const control = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  borderRadius: '50%',
  background: mix(colour.groundStrong, 64, colour.ground),
  color: colour.groundInk,
  transition: quick('background'),
  ':hover': { background: colour.groundStrong },
  ':focus-visible': { ...onGround, borderRadius: '50%' },
})
