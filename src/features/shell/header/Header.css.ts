import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { barName, name, sign, tagline } from '../../../entities/site/SiteMark.css.ts'
import { font, media, mix, quick } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars

/** Where many entries stand beside the name. */
const desk = 'screen and (min-width: 1200px)'

const ink = createVar()
const muted = createVar()
const chosen = createVar()

const header = style({ position: 'relative', zIndex: 10, color: ink })
export const kind = styleVariants({
  plain: [
    header,
    {
      background: colour.surface,
      borderBottom: `1px solid ${colour.line}`,
      vars: { [ink]: colour.text, [muted]: colour.textMuted, [chosen]: colour.brandText },
    },
  ],
  /** Channels: the ground. */
  solid: [
    header,
    {
      background: colour.ground,
      borderBottom: '1px solid transparent',
      vars: { [ink]: colour.groundInk, [muted]: colour.groundInk, [chosen]: colour.groundInk },
    },
  ],
})
globalStyle(`${kind.solid} ${name}`, { color: 'inherit' })
globalStyle(`${kind.solid} ${tagline}`, { color: 'inherit' })
globalStyle(`${kind.solid} ${sign}`, {
  borderRadius: '10px',
  boxShadow: `0 0 0 1.5px ${mix(colour.groundInk, 44, 'transparent')}`,
})
globalStyle(`${kind.solid} :focus-visible`, { outlineColor: colour.groundInk })

export const inside = style({ width: '1200px', maxWidth: 'calc(100% - 48px)', marginInline: 'auto' })
export const row = style([
  inside,
  {
    display: 'flex',
    alignItems: 'center',
    gap: '24px',
    height: '72px',
    '@media': { [media.phone]: { height: '56px', maxWidth: 'calc(100% - 24px)' } },
  },
])
export const home = style({ minWidth: 0, borderRadius: radius.small })
export const nav = style({ display: 'flex', alignItems: 'stretch', gap: '4px', alignSelf: 'stretch' })
export const firstRow = style({ '@media': { [media.phone]: { display: 'none' } } })
/** Where many entries do not fit beside the name. */
export const wideOnly = style({ '@media': { [media.tablet]: { display: 'none' } } })
export const secondRow = style({
  borderTop: `1px solid ${mix(ink, 14, 'transparent')}`,
  '@media': { [media.phone]: { display: 'none' } },
})
export const narrowOnly = style({ '@media': { [desk]: { display: 'none' } } })
export const secondNav = style([inside, { display: 'flex', gap: '4px', height: '48px', marginInlineStart: 'auto' }])
globalStyle(`${secondNav} > ul`, { marginInlineStart: '-10px' })
export const list = style({ display: 'flex', gap: '4px', height: '100%' })
export const item = style({ display: 'flex' })
export const link = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  padding: '0 10px',
  font: font(14),
  color: ink,
  whiteSpace: 'nowrap',
  transition: quick('color'),
  selectors: {
    '&:hover, &[aria-expanded="true"]': { color: chosen },
    '&[aria-current="page"]': { color: chosen, fontWeight: 700 },
    '&[aria-current="page"]::after': {
      content: '',
      position: 'absolute',
      insetInline: '10px',
      bottom: '-1px',
      height: '2px',
      borderRadius: '2px 2px 0 0',
      background: chosen,
    },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
})
/** Beside many entries there is room for a longer name in two lines. */
export const folded = style({ '@media': { [desk]: { gap: '16px' } } })
globalStyle(`${folded} ${barName}`, {
  '@media': {
    [desk]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      font: font(16, 700),
      lineHeight: '20px',
      whiteSpace: 'normal',
      textWrap: 'balance',
    },
  },
})
globalStyle(`${folded} ${link}`, { '@media': { [desk]: { paddingInline: '8px' } } })
export const chevron = style({
  transition: quick('transform'),
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
})
export const end = style({
  marginInlineStart: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  alignSelf: 'stretch',
  '@media': { [media.phone]: { display: 'none' } },
})
export const quiet = style({
  display: 'inline-flex',
  alignItems: 'center',
  height: '32px',
  padding: '0 8px',
  borderRadius: radius.small,
  font: font(14),
  color: muted,
  whiteSpace: 'nowrap',
  transition: quick('color', 'background'),
  ':hover': { color: chosen, background: mix(chosen, 10, 'transparent') },
})
export const separator = style({ width: '1px', height: '16px', margin: '0 8px', background: colour.lineStrong })
export const identity = style({
  marginInlineStart: '12px',
  display: 'flex',
  alignSelf: 'stretch',
  alignItems: 'center',
})
/** The log-in button on the solid bar: its colours turned. */
export const turned = style({
  selectors: {
    '&&, &&:hover:not(:disabled):not([aria-busy="true"])': {
      background: colour.groundInk,
      color: colour.ground,
      boxShadow: 'none',
    },
    '&&:hover': { opacity: 0.9 },
  },
})
export const account = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  height: '40px',
  padding: '0 8px 0 4px',
  borderRadius: '20px',
  font: font(14),
  color: ink,
  selectors: {
    '&:hover, &[aria-expanded="true"]': { background: mix(chosen, 10, 'transparent') },
    '&:focus-visible': { borderRadius: '20px' },
  },
})
export const accountName = style({
  maxWidth: '120px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const burger = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  marginInlineStart: 'auto',
  '@media': { [media.wide]: { display: 'none' } },
})
globalStyle(`${burger} > button`, { color: ink })
