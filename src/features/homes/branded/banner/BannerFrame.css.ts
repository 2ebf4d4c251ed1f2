import { style, styleVariants } from '@vanilla-extract/css'
import { inside } from '../../../../ui/page/Landing.css.ts'
import { font, media, mix, onGround } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour } = vars
export const narrow = 'screen and (max-width: 1023px)'

const banner = style({
  position: 'relative',
  minHeight: '432px',
  paddingBottom: '72px',
  // The list that a search opens reaches beyond the banner.
  overflow: ['hidden', 'clip visible'],
  '@media': { [media.phone]: { minHeight: '412px', paddingBottom: '148px' } },
})
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
/** The veil lies between a picture and the words on it. */
export const veil = styleVariants({
  bright: [{ position: 'absolute', inset: 0, background: mix(colour.surface, 82, 'transparent') }],
  dark: [{ position: 'absolute', inset: 0, background: mix(colour.groundStrong, 84, 'transparent') }],
})
export const words = style([
  inside,
  { position: 'relative', paddingTop: '56px', '@media': { [media.phone]: { paddingTop: '16px' } } },
])
/** The place is as high as the news that may come, so that nothing moves then. */
export const newsPlace = style({
  height: '32px',
  // The place has two lines.
  '@media': { [media.phone]: { display: 'flex', alignItems: 'flex-end', height: '52px' } },
})
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
