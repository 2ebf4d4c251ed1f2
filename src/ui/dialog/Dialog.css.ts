import { createVar, fallbackVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { font, forcedEdge, media, quick } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour, radius, shadow, time, ease } = vars
const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } })
const slide = keyframes({ from: { transform: 'translateY(100%)' } })

/** Where the wide dialog leaves no room beside it for its close button. */
const tight = 'screen and (min-width: 768px) and (max-width: 847px)'

export const scrim = style({
  position: 'fixed',
  inset: 0,
  /** The same as the dialog's, so that a dialog over a dialog dims it. */
  zIndex: 41,
  background: colour.scrim,
  animation: `${appear} ${time.normal} ${ease}`,
})

const content = style({
  position: 'fixed',
  zIndex: 41,
  insetInline: 0,
  marginInline: 'auto',
  outline: 0,
  filter: `drop-shadow(0 0 0 ${colour.line})`,
  animation: `${rise} ${time.normal} ${ease}`,
  '@media': {
    [media.phone]: {
      insetInline: 0,
      bottom: 0,
      width: 'auto',
      paddingTop: '28px',
      borderRadius: '20px 20px 0 0',
      background: colour.surfaceRaised,
      ...forcedEdge,
      animation: `${slide} ${time.normal} ${ease}`,
      /** What a sheet is pulled by. */
      '::before': {
        content: '',
        position: 'absolute',
        top: '12px',
        insetInlineStart: 'calc(50% - 18px)',
        width: '36px',
        height: '4px',
        borderRadius: '2px',
        background: colour.lineStrong,
      },
    },
  },
})
/** The sheet of a phone has a strip of its own for the close button: what scrolls passes below it. */
export const closable = style({ '@media': { [media.phone]: { paddingTop: '48px' } } })
const middle = style({
  '@media': { [media.wide]: { top: 0, bottom: 0, marginBlock: 'auto', height: 'fit-content' } },
})
/** Where a dialog begins that grows downwards: an error must not move the fields above it. */
const roof = createVar()
const growing = style({ '@media': { [media.wide]: { top: roof } } })
export const size = styleVariants({
  small: [content, middle, { width: '400px' }],
  medium: [content, middle, { width: '440px' }],
  form: [content, growing, { width: '440px', vars: { [roof]: 'max(24px, calc(50dvh - 240px))' } }],
  wide: [
    content,
    growing,
    {
      width: '720px',
      vars: { [roof]: 'max(24px, calc(50dvh - 256px))' },
      '@media': { [tight]: { width: '656px' } },
    },
  ],
  broad: [content, growing, { width: 'min(960px, 100vw - 48px)', vars: { [roof]: 'max(24px, calc(50dvh - 336px))' } }],
})

export const panel = style({
  position: 'relative',
  background: colour.surfaceRaised,
  borderRadius: radius.large,
  boxShadow: `${shadow.high}, 0 0 0 1px ${colour.line}`,
  ...forcedEdge,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  maxHeight: `calc(100dvh - 24px - ${fallbackVar(roof, '24px')})`,
  '@media': {
    [media.phone]: {
      maxHeight: 'calc(100dvh - 80px)',
      borderRadius: 0,
      boxShadow: 'none',
      paddingBottom: 'env(safe-area-inset-bottom)',
    },
  },
})
export const panes = style({
  '@media': {
    [media.wide]: { display: 'grid', gridTemplateColumns: '288px minmax(0, 1fr)' },
    [tight]: { gridTemplateColumns: '224px minmax(0, 1fr)' },
  },
})
export const side = style({
  position: 'relative',
  overflow: 'hidden',
  padding: '40px 32px',
  background: `linear-gradient(180deg, ${colour.brandSoft}, color-mix(in srgb, ${colour.brandSoft} 55%, ${colour.surfaceRaised}))`,
  '@media': { [media.phone]: { display: 'none' } },
})
export const strong = style({
  background: `linear-gradient(160deg, ${colour.brand}, ${colour.brandStrong})`,
  color: colour.brandInk,
})

/** A pane of the wide dialog: its own head, one thing to do, a foot. */
export const pane = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  padding: '40px 40px 32px',
  '@media': {
    [media.wide]: { minHeight: '512px' },
    [media.phone]: { padding: '4px 24px 24px' },
  },
})
/** Beside the folded corner and its words. */
export const paneTitle = style({
  font: font(22, 700),
  '@media': { [media.wide]: { paddingInlineEnd: '128px' } },
})
export const paneSubtitle = style({
  font: font(14),
  color: colour.textMuted,
  marginTop: '4px',
  minHeight: '22px',
  '@media': { [media.wide]: { paddingInlineEnd: '48px' } },
})
export const paneBody = style({ display: 'flex', flexDirection: 'column', flex: 1, paddingTop: '28px' })
export const paneFoot = style({ paddingTop: '20px', textAlign: 'center', font: font(12), color: colour.textMuted })

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '16px',
  padding: '24px 64px 0 24px',
  '@media': {
    /** Below the close button, whatever scrolls. */
    [media.wide]: { position: 'sticky', top: 0, zIndex: 1, background: colour.surfaceRaised },
    [media.phone]: { padding: '4px 24px 0' },
  },
})
export const title = style({ font: font(18, 700) })
export const description = style({
  font: font(14),
  color: colour.textMuted,
  marginTop: '4px',
  textWrap: 'balance',
})
export const error = style({ font: font(14), color: colour.dangerText, marginTop: '8px' })
/** Everything in the middle, below each other. */
export const pictured = style({
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  padding: '32px 24px 24px',
  '@media': { [media.phone]: { paddingTop: '8px' } },
})
export const stack = style({ display: 'grid', gap: '8px', width: '100%', marginTop: '24px' })
export const body = style({ padding: '16px 24px 24px' })
export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: '12px',
  padding: '24px',
  '@media': { [media.phone]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
})
globalStyle(`${body} + ${foot}`, {
  paddingTop: 0,
  '@media': {
    /** In sight, whatever scrolls. */
    [media.wide]: {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      marginTop: '-12px',
      paddingTop: '12px',
      background: colour.surfaceRaised,
    },
  },
})
/** What is as long as a page keeps its buttons in sight. */
globalStyle(`${size.broad} ${body} + ${foot}`, {
  '@media': {
    [media.phone]: {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      padding: '12px 24px 16px',
      borderTop: `1px solid ${colour.line}`,
      background: colour.surfaceRaised,
    },
  },
})

const round = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: '50%',
})
export const icon = styleVariants({
  brand: [round, { background: colour.brandSoft, color: colour.brandText }],
  ok: [round, { background: colour.successSoft, color: colour.success }],
  warning: [round, { background: colour.warningSoft, color: colour.warning }],
  danger: [round, { background: colour.dangerSoft, color: colour.danger }],
})

const close = style({
  position: 'absolute',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  transition: quick('background', 'color'),
})
const closeInside = {
  top: '20px',
  insetInlineEnd: '16px',
  width: '32px',
  height: '32px',
  borderRadius: radius.small,
  color: colour.textMuted,
  background: 'none',
} as const
const closeInStrip = { top: '8px' } as const
export const closing = styleVariants({
  inside: [
    close,
    closeInside,
    { '@media': { [media.phone]: closeInStrip }, ':hover': { background: colour.hover, color: colour.text } },
  ],
  /** Beside the panel, inside on a phone. */
  outside: [
    close,
    {
      top: 0,
      insetInlineStart: 'calc(100% + 16px)',
      width: '40px',
      height: '40px',
      borderRadius: '50%',
      border: '1px solid transparent',
      background: colour.floating,
      color: colour.floatingInk,
      ':hover': { boxShadow: `0 0 0 2px ${colour.floatingInk}` },
      ':focus-visible': { borderRadius: '50%', outlineColor: colour.floatingInk },
      '@media': {
        [tight]: { insetInlineStart: 'calc(100% + 8px)' },
        [media.phone]: { insetInlineStart: 'auto', ...closeInside, ...closeInStrip },
      },
    },
  ],
})
