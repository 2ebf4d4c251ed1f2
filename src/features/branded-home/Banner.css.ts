import { style, styleVariants } from '@vanilla-extract/css'
import { font, media, mix, quick, raised } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'
import { inside } from '../home/Landing.css.ts'
import { cut } from '../lists/Entry.css.ts'

const { colour, radius, shadow } = vars
const narrow = 'screen and (max-width: 1023px)'

const banner = style({
  position: 'relative',
  minHeight: '432px',
  paddingBottom: '72px',
  overflow: 'hidden',
  '@media': { [media.phone]: { minHeight: '412px', paddingBottom: '148px' } },
})
const onGround = (share: number) => mix(colour.groundInk, share, colour.ground)
export const tone = styleVariants({
  bright: [
    banner,
    { background: `linear-gradient(180deg, ${colour.brandSoft}, ${mix(colour.brandSoft, 52, colour.surface)})` },
  ],
  dark: [
    banner,
    { background: `linear-gradient(180deg, ${colour.ground}, ${colour.groundStrong})`, color: colour.groundInk },
  ],
})
const art = style({
  position: 'absolute',
  insetInlineStart: 'calc(50% - 88px)',
  bottom: '40px',
  width: '940px',
  height: '345px',
  '@media': {
    [media.tablet]: { insetInlineStart: 'calc(50% - 40px)', width: '760px', height: '279px' },
    [narrow]: { insetInlineStart: '52%', width: '600px', height: '220px' },
    [media.phone]: {
      insetInlineStart: 'calc(50% - 150px)',
      bottom: '44px',
      width: '300px',
      height: '110px',
      opacity: 0.6,
    },
  },
})
export const photo = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' })
/** Between a picture and the words on it. */
export const veil = styleVariants({
  bright: [{ position: 'absolute', inset: 0, background: mix(colour.surface, 82, 'transparent') }],
  dark: [{ position: 'absolute', inset: 0, background: mix(colour.groundStrong, 84, 'transparent') }],
})
export const words = style([
  inside,
  { position: 'relative', paddingTop: '56px', '@media': { [media.phone]: { paddingTop: '20px' } } },
])
/** As high as what may stand there, so that nothing moves when it comes. */
export const newsPlace = style({ height: '32px' })
export const news = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  maxWidth: '100%',
  height: '32px',
  padding: '0 12px 0 8px',
  borderRadius: '16px',
  background: colour.surface,
  boxShadow: `${shadow.low}, 0 0 0 1px ${colour.line}`,
  color: colour.text,
  font: font(12),
  transition: quick('color'),
  ':hover': { color: colour.brandText },
})
export const newsText = cut
export const headline = style({
  font: font(36, 700),
  letterSpacing: '.01em',
  marginTop: '20px',
  maxWidth: '620px',
  '@media': { [narrow]: { maxWidth: '480px' }, [media.phone]: { font: font(28, 700), marginTop: '12px' } },
})
export const accent = styleVariants({
  bright: [{ fontStyle: 'normal', color: colour.brandText }],
  dark: [{ fontStyle: 'normal' }],
})
const lead = style({
  font: font(16),
  marginTop: '8px',
  maxWidth: '560px',
  '@media': { [narrow]: { maxWidth: '480px' }, [media.phone]: { font: font(14) } },
})
export const intro = styleVariants({ bright: [lead, { color: colour.textMuted }], dark: [lead] })
export const search = style({
  maxWidth: '528px',
  marginTop: '24px',
  color: colour.text,
  '@media': { [media.phone]: { marginTop: '16px' } },
})
export const searches = style({ maxWidth: '528px', marginTop: '12px', '@media': { [narrow]: { maxWidth: '400px' } } })

export const tiles = style([
  inside,
  {
    position: 'relative',
    zIndex: 2,
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '16px',
    height: '96px',
    marginTop: '-48px',
    '@media': {
      [media.phone]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: '12px',
        height: '156px',
        marginTop: '-36px',
      },
    },
  },
])
const tile = style({
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  minWidth: 0,
  height: '96px',
  padding: '0 24px',
  borderRadius: radius.large,
  '@media': {
    [narrow]: { padding: '0 16px', gap: '12px' },
    [media.phone]: { height: '72px', padding: '0 12px', gap: '8px' },
  },
})
/** On a bright banner paper tiles, on a dark one solid ones (HOME-4). */
export const tileTone = styleVariants({
  bright: [tile, { background: colour.surfaceRaised, boxShadow: raised }],
  dark: [
    tile,
    {
      background: colour.groundStrong,
      color: colour.groundInk,
      boxShadow: `${shadow.middle}, 0 0 0 1px ${onGround(28)}`,
    },
  ],
})
const tileIcon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: '12px',
  '@media': { [narrow]: { width: '40px', height: '40px' }, [media.phone]: { display: 'none' } },
})
export const tileIconTone = styleVariants({
  bright: [tileIcon, { background: colour.brandSoft, color: colour.brandText }],
  dark: [tileIcon, { boxShadow: `inset 0 0 0 1px ${onGround(36)}` }],
})
export const tileWords = style({ minWidth: 0 })
export const figure = style([
  cut,
  {
    display: 'block',
    font: font(28, 700),
    lineHeight: '32px',
    letterSpacing: '-.01em',
    '@media': { [narrow]: { font: font(22, 700) } },
  },
])
export const unit = style({ marginInlineStart: '4px', font: font(14, 500), letterSpacing: 0 })
export const label = style([
  cut,
  { display: 'block', marginTop: '4px', font: font(12), '@media': { [media.phone]: { marginTop: 0 } } },
])
const muted = style({ color: colour.textMuted })
export const quietTone = styleVariants({ bright: [muted], dark: [] })

/** The drawing on the brand's ground. */
export const artTone = styleVariants({
  bright: [art],
  dark: [
    art,
    {
      selectors: {
        '&&': {
          vars: {
            '--art-paper': colour.ground,
            '--art-soft': onGround(8),
            '--art-strong': onGround(78),
            '--art-middle': onGround(60),
            '--art-faint': onGround(36),
            '--art-leaf': onGround(10),
            '--art-leaf-line': onGround(50),
            '--art-hill': onGround(5),
            '--art-sun': mix(colour.accent, 40, colour.ground),
          },
        },
      },
    },
  ],
})
