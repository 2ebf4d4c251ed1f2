import { globalStyle, style } from '@vanilla-extract/css'
import { font, media, mix, onGround } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars

export const bar = style({
  position: 'relative',
  zIndex: 10,
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  height: '56px',
  padding: '0 24px',
  background: colour.ground,
  color: colour.groundInk,
  '@media': { [media.phone]: { padding: '0 12px', gap: '8px' } },
})
globalStyle(`${bar} > :focus-visible, ${bar} > div > :focus-visible`, { outlineColor: colour.groundInk })
export const home = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minWidth: 0,
  borderRadius: radius.small,
})
export const sign = style({
  flex: 'none',
  display: 'grid',
  borderRadius: '8px',
  boxShadow: `0 0 0 1.5px ${mix(colour.groundInk, 44, 'transparent')}`,
})
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const name = style({
  font: font(16, 700),
  ...oneLine,
  // The sign alone has no name.
  '@media': { [media.phone]: { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' } },
})
export const separator = style({
  flex: 'none',
  width: '1px',
  height: '20px',
  background: onGround(40),
  '@media': { [media.phone]: { display: 'none' } },
})
export const company = style({ font: font(14, 700), minWidth: 0, ...oneLine })
export const end = style({ marginInlineStart: 'auto', display: 'flex', alignSelf: 'stretch', alignItems: 'center' })
export const account = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  height: '40px',
  padding: '0 8px 0 4px',
  borderRadius: '20px',
  font: font(14),
  color: colour.groundInk,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: onGround(12) },
    '&:focus-visible': { borderRadius: '20px', outlineColor: colour.groundInk },
  },
})
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  padding: '8px 12px',
  color: colour.textMuted,
})
