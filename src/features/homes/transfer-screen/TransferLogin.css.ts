import { style } from '@vanilla-extract/css'
import { font, media, quick } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius, shadow } = vars
const oneColumn = 'screen and (max-width: 1023px)'

export const screen = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: '680px',
  background: `linear-gradient(180deg, ${colour.brandSoft}, ${colour.surfaceSunken})`,
  '@media': { [oneColumn]: { minHeight: 0, alignItems: 'start' } },
})
export const art = style({
  position: 'absolute',
  zIndex: -1,
  insetInlineStart: 'calc(50% - 680px)',
  bottom: 0,
  width: '820px',
  opacity: 0.9,
  '@media': { [oneColumn]: { display: 'none' } },
})
export const inside = style({
  display: 'grid',
  gridTemplateColumns: '1fr 480px',
  alignItems: 'start',
  gap: 'clamp(32px, 7vw, 96px)',
  width: '1200px',
  maxWidth: 'calc(100% - 48px)',
  marginInline: 'auto',
  padding: '64px 0',
  '@media': {
    [oneColumn]: { gridTemplateColumns: 'minmax(0, 560px)', justifyContent: 'center', padding: '48px 0' },
    [media.phone]: { maxWidth: 'calc(100% - 32px)', gap: '24px', padding: '32px 0' },
  },
})
export const side = style({ '@media': { 'screen and (min-width: 1024px)': { paddingBottom: '260px' } } })
export const whose = style({ display: 'flex', alignItems: 'center', gap: '16px' })
export const name = style({ display: 'block', font: font(22, 700), letterSpacing: '.04em' })
export const latinName = style({ display: 'block', font: font(12), color: colour.textMuted, letterSpacing: '.08em' })
export const title = style({
  font: font(36, 700),
  letterSpacing: '.02em',
  marginTop: '32px',
  '@media': { [media.phone]: { font: font(28, 700), marginTop: '24px' } },
})
export const text = style({
  font: font(16),
  color: colour.textMuted,
  maxWidth: '440px',
  marginTop: '12px',
  '@media': { [oneColumn]: { maxWidth: 'none' }, [media.phone]: { font: font(14) } },
})

export const card = style({
  padding: '24px',
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  boxShadow: `${shadow.high}, 0 0 0 1px ${colour.line}`,
  '@media': { [media.phone]: { padding: '16px', boxShadow: `0 0 0 1px ${colour.line}` } },
})
export const identities = style({ display: 'grid', gap: '12px' })
export const identity = style({
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  width: '100%',
  padding: '16px',
  borderRadius: radius.medium,
  boxShadow: `inset 0 0 0 1px ${colour.line}`,
  textAlign: 'start',
  transition: quick('background', 'box-shadow'),
  ':hover': { background: colour.brandSoft, boxShadow: `inset 0 0 0 1px ${colour.brandLine}` },
  ':focus-visible': { borderRadius: radius.medium },
})
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '48px',
  height: '48px',
  borderRadius: '12px',
  background: colour.brandSoft,
  color: colour.brandText,
})
export const words = style({ flex: 1, minWidth: 0 })
export const identityName = style({ display: 'block', font: font(16, 700) })
export const identityText = style({ display: 'block', font: font(14), color: colour.textMuted })
export const arrow = style({ color: colour.textMuted })
export const external = style({ marginTop: '20px', paddingTop: '20px', borderTop: `1px solid ${colour.line}` })
export const hint = style({ marginTop: '8px', font: font(12), color: colour.textMuted, textAlign: 'center' })

export const accountPlace = style({
  marginBottom: '20px',
  paddingBottom: '20px',
  borderBottom: `1px solid ${colour.line}`,
})
/** The account is as far from its ring at every side. */
export const account = style({
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  margin: '-8px',
  padding: '8px',
  outlineOffset: 0,
  ':focus-visible': { borderRadius: radius.medium },
})
export const accountName = style({ display: 'block', font: font(18, 700), overflowWrap: 'anywhere' })
export const accountIcon = style([icon, { width: '56px', height: '56px', borderRadius: '50%' }])
