import { style } from '@vanilla-extract/css'
import { focusRing, font, media, quick, raised } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars

export const card = style({
  overflow: 'hidden',
  padding: 0,
  '@media': { [media.tablet]: { padding: 0 }, [media.phone]: { padding: 0 } },
})
export const words = style({
  padding: '28px 32px 32px',
  '@media': { [media.phone]: { padding: '16px 16px 24px' } },
})
export const title = style({
  font: font(22, 700),
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { font: font(18, 700) } },
})
export const summary = style({ marginTop: '16px', maxWidth: '760px' })

export const stage = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  background: colour.surfaceSunken,
  '@media': { print: { display: 'none' } },
})
export const film = style({
  display: 'block',
  width: '100%',
  height: '100%',
  ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
})
export const curtain = style({
  position: 'absolute',
  inset: 0,
  background: `linear-gradient(160deg, ${colour.surface}, ${colour.brandSoft})`,
})
/** The picture lies in the lower right corner, out of the way of what can be pressed. */
export const picture = style({ position: 'absolute', right: 0, bottom: 0, width: '42%', aspectRatio: '16 / 9' })
const over = style({ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center', placeItems: 'center' })
/** The whole of it can be pressed. */
export const start = style([over, { gap: '12px', cursor: 'pointer', ':focus-visible': { outlineOffset: '-4px' } }])
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: '72px',
  height: '72px',
  borderRadius: '50%',
  background: colour.brand,
  color: colour.brandInk,
  boxShadow: raised,
  transition: quick('background'),
  selectors: { [`${start}:hover &`]: { background: colour.brandStrong } },
})
export const startText = style({
  padding: '2px 12px',
  borderRadius: radius.small,
  background: colour.surfaceRaised,
  font: font(14, 500),
})
export const choices = style([over, { gap: '12px' }])
export const loading = style([over, { color: colour.brandText }])
export const broken = style([over, { padding: '16px', textAlign: 'center' }])
export const brokenTitle = style({ font: font(16, 700) })
export const brokenText = style({ maxWidth: '360px', margin: '4px 0 16px', color: colour.textMuted })
/** Has the focus only where what had it is gone. */
export const place = style({ ':focus': { outline: 'none' } })
/** Grows with its words where those need more, and on phones, so that the picture is seen below them. */
export const lockedStage = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  padding: '16px',
  '@media': { [media.phone]: { paddingBottom: 'calc(42vw * 9 / 16)' }, print: { display: 'none' } },
})
export const locked = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: '8px',
  maxWidth: '400px',
  padding: '24px 32px',
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  boxShadow: raised,
  textAlign: 'center',
  '@media': { [media.phone]: { padding: '16px' } },
})
export const lockedTitle = style({ display: 'flex', alignItems: 'center', gap: '8px', font: font(16, 700) })
export const lockedText = style({ marginBottom: '8px', color: colour.textMuted, textWrap: 'balance' })
