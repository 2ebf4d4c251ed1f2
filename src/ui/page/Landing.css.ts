import { style } from '@vanilla-extract/css'
import { font, media, mix } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour } = vars

export const inside = style({
  width: '1200px',
  maxWidth: 'calc(100% - 48px)',
  marginInline: 'auto',
  '@media': { [media.phone]: { maxWidth: 'calc(100% - 32px)' } },
})

export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  minHeight: '584px',
  paddingBottom: '120px',
  background: `linear-gradient(180deg, ${colour.brandSoft}, ${mix(colour.brandSoft, 30, colour.surface)} 78%, ${colour.surface})`,
  '@media': { [media.phone]: { minHeight: 0, paddingBottom: 0 } },
})
export const heroText = style([
  inside,
  {
    position: 'relative',
    zIndex: 1,
    paddingTop: '80px',
    '@media': { [media.phone]: { paddingTop: '32px' } },
  },
])
/** The drawing overflows its box at both sides; on a phone it stands below the words. */
export const art = style({
  position: 'absolute',
  insetInlineStart: 'calc(50% - 196px)',
  bottom: '78px',
  width: '1070px',
  '@media': {
    [media.tablet]: { insetInlineStart: 'calc(50% - 150px)', width: '900px' },
    'screen and (max-width: 1023px)': { insetInlineStart: '45%', bottom: '90px', width: '600px' },
    [media.phone]: {
      position: 'relative',
      insetInlineStart: 'calc(50% - 246px)',
      bottom: '-4px',
      width: '492px',
      maxWidth: 'none',
      marginTop: '8px',
    },
  },
})
export const photo = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: '60%',
  height: '100%',
  objectFit: 'cover',
  maskImage: 'linear-gradient(90deg, transparent, #000 60%)',
  '@media': {
    [media.phone]: { position: 'relative', width: '100%', height: '181px', marginTop: '16px', maskImage: 'none' },
  },
})
export const identity = style({
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  '@media': { [media.phone]: { display: 'none' } },
})
export const identityName = style({ display: 'block', font: font(22, 700), letterSpacing: '.04em' })
export const latinName = style({ display: 'block', font: font(12), color: colour.textMuted, letterSpacing: '.08em' })
export const kind = style({
  font: font(14, 700),
  color: colour.brandText,
  letterSpacing: '.08em',
  marginTop: '32px',
  '@media': { [media.phone]: { marginTop: 0 } },
})
export const headline = style({
  font: font(36, 700),
  lineHeight: '52px',
  letterSpacing: '.02em',
  maxWidth: '500px',
  marginTop: '32px',
  selectors: { [`${kind} + &`]: { marginTop: '8px' } },
  '@media': {
    [media.tablet]: { maxWidth: '420px' },
    [media.phone]: { font: font(28, 700), maxWidth: 'none', marginTop: 0 },
  },
})
export const phrase = style({ display: 'inline-block' })
export const accent = style({ fontStyle: 'normal', color: colour.brandText })
export const intro = style({
  font: font(16),
  color: colour.textMuted,
  maxWidth: '400px',
  marginTop: '12px',
  '@media': { [media.tablet]: { maxWidth: '320px' }, [media.phone]: { font: font(14), maxWidth: 'none' } },
})

/** As high as what will stand here. */
export const points = style([
  inside,
  {
    marginTop: '96px',
    minHeight: '860px',
    '@media': { [media.phone]: { marginTop: '56px', minHeight: '1600px' } },
  },
])
export const eyebrow = style({ font: font(14, 700), color: colour.brandText, letterSpacing: '.08em' })
export const title = style({
  font: font(28, 700),
  marginTop: '8px',
  '@media': { [media.phone]: { font: font(22, 700) } },
})
export const lead = style({ font: font(16), color: colour.textMuted, marginTop: '8px' })

export const numbers = style({
  marginTop: '96px',
  minHeight: '189px',
  background: colour.surface,
  borderTop: `1px solid ${colour.line}`,
  '@media': { [media.phone]: { marginTop: '56px', minHeight: '394px' } },
})
