import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import * as mark from '../../../entities/site/SiteMark.css.ts'
import * as figure from '../../../ui/figure/Figure.css.ts'
import { font, media, mix } from '../../../ui/style.ts'
import { siteTones, vars } from '../../../ui/theme.css.ts'

const { colour, radius, shadow } = vars
const oneColumn = 'screen and (max-width: 1023px)'

const muted = createVar()
const line = createVar()

/** The picture version is dark in both themes: its ground is the tone of the brand that carries white. */
const night = '#071127'
const white = '#ffffff'
const ground = fallbackVar(siteTones.light.brandText, '#1a57ef')

const screen = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
})
export const version = styleVariants({
  plain: [
    screen,
    {
      background: `linear-gradient(180deg, ${colour.brandSoft}, ${colour.surface})`,
      vars: { [muted]: colour.textMuted, [line]: colour.line },
    },
  ],
  picture: [
    screen,
    {
      color: white,
      background: `radial-gradient(900px 620px at 18% 8%, ${ground}, transparent 70%), linear-gradient(160deg, ${mix(ground, 78, night)}, ${mix(ground, 36, night)})`,
      vars: { [muted]: mix(white, 88, ground), [line]: mix(white, 20, 'transparent') },
    },
  ],
})
for (const part of [mark.name, mark.tagline, figure.number, figure.plus, figure.label])
  globalStyle(`${version.picture} ${part}`, { color: 'inherit' })
globalStyle(`${version.picture} > :is(header, footer) :focus-visible`, { outlineColor: white })
globalStyle(`${version.picture} ${mark.sign}`, {
  borderRadius: '10px',
  boxShadow: `0 0 0 1.5px ${mix(white, 44, 'transparent')}`,
})

/** The drawings stand on the last line's upper edge. */
const art = style({ position: 'absolute', zIndex: -1, '@media': { [oneColumn]: { display: 'none' } } })
export const campus = style([
  art,
  {
    insetInlineStart: '40px',
    bottom: '64px',
    width: '900px',
    '@media': { [media.tablet]: { insetInlineStart: 0, width: '50%' } },
  },
])
export const skyline = style([
  art,
  {
    insetInline: 0,
    bottom: '64px',
    width: '100%',
    height: '420px',
    fill: 'none',
    stroke: mix(white, 30, 'transparent'),
    strokeWidth: 1.5,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    maskImage: 'linear-gradient(90deg, #000 48%, rgb(0 0 0 / .25) 60%, rgb(0 0 0 / .25) 91%, #000)',
  },
])
export const photo = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  opacity: 0.28,
})

const inside = style({
  width: '1200px',
  maxWidth: 'calc(100% - 48px)',
  marginInline: 'auto',
  '@media': { [media.phone]: { maxWidth: 'calc(100% - 32px)' } },
})
export const top = style([
  inside,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    minHeight: '88px',
    paddingBlock: '12px',
    '@media': { [media.phone]: { minHeight: '64px' } },
  },
])
export const organiser = style({
  flex: 'none',
  '@media': { [media.phone]: { selectors: { '&&': { padding: '0 12px', height: '36px' } } } },
})
export const glass = style({
  selectors: {
    '&&, &&:hover:not(:disabled):not([aria-busy="true"])': {
      background: mix(white, 14, 'transparent'),
      borderColor: mix(white, 44, 'transparent'),
      boxShadow: 'none',
      color: white,
    },
    '&&:hover:not(:disabled):not([aria-busy="true"])': { background: mix(white, 22, 'transparent') },
  },
})
export const main = style([
  inside,
  {
    flex: 1,
    display: 'grid',
    gridTemplateColumns: '1fr 432px',
    alignItems: 'start',
    gap: 'clamp(32px, 7vw, 96px)',
    padding: '48px 0 64px',
    '@media': {
      [oneColumn]: { gridTemplateColumns: 'minmax(0, 432px)', justifyContent: 'center', padding: '24px 0 40px' },
    },
  },
])
export const words = style({ paddingTop: '24px', '@media': { [oneColumn]: { paddingTop: 0 } } })
export const eyebrow = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  padding: '4px 12px',
  marginBottom: '24px',
  borderRadius: '16px',
  font: font(12, 500),
  background: colour.surface,
  color: colour.text,
  boxShadow: `0 0 0 1px ${line}`,
  selectors: { [`${version.picture} &`]: { background: mix(white, 14, 'transparent'), color: 'inherit' } },
})
export const title = style({
  font: font(36, 700),
  lineHeight: '52px',
  letterSpacing: '.02em',
  '@media': { [media.phone]: { font: font(28, 700) } },
})
export const phrase = style({ display: 'block' })
export const text = style({
  maxWidth: '520px',
  marginTop: '12px',
  font: font(16),
  textWrap: 'pretty',
  color: muted,
  '@media': { [media.phone]: { font: font(14) } },
})
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '24px 40px',
  marginTop: '40px',
  '@media': {
    [media.tablet]: { gap: '24px 32px' },
    [media.phone]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '16px', marginTop: '24px' },
  },
})
export const side = style({ minWidth: 0 })
/** The place is as high as the card, which comes with a chunk of its own. */
export const card = style({
  minHeight: '536px',
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  color: colour.text,
  boxShadow: shadow.high,
  '@media': { [media.phone]: { minHeight: '480px' } },
})
export const hours = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px 8px',
  marginTop: '20px',
  font: font(12),
  color: muted,
})
export const phoneLink = style({ minHeight: '24px', lineHeight: '24px', ':hover': { textDecoration: 'underline' } })

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px 20px',
  minHeight: '64px',
  padding: '12px 24px',
  borderTop: `1px solid ${line}`,
  background: colour.surface,
  color: muted,
  font: font(12),
  selectors: { [`${version.picture} > &`]: { background: mix(night, 40, 'transparent') } },
})
export const link = style({
  minHeight: '24px',
  display: 'inline-flex',
  alignItems: 'center',
  ':hover': { textDecoration: 'underline' },
})
globalStyle(`${version.picture} > footer > :hover`, { color: white })
