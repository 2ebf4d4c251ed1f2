import { style, styleVariants } from '@vanilla-extract/css'
import { wraps } from '../../../../ui/list/Entry.css.ts'
import { font, media, mix, raised } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour, radius, shadow } = vars
const outlined = `${shadow.low}, 0 0 0 1px ${colour.line}`
const inset = '28px'
/** The words may need more lines than there is room for, and are not cut off. */
const inFlow = { '@media': { [media.phone]: { position: 'relative', insetInline: 0, margin: '0 20px 24px' } } } as const

export const positions = style([
  { position: 'absolute', insetInline: inset, top: '8px', display: 'grid', gap: '16px' },
  inFlow,
])
export const position = style({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '16px',
  padding: '16px',
  borderRadius: radius.medium,
  background: colour.surfaceRaised,
  boxShadow: outlined,
  '@media': { [media.phone]: { gap: '12px', padding: '12px' } },
})
export const logo = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: radius.medium,
  background: colour.brandSoft,
  color: colour.brandText,
  font: font(18, 700),
})
export const line = style([wraps, { display: 'block' }])
export const strong = style([line, { font: font(14, 700) }])
export const small = style([line, { font: font(12), color: colour.textMuted }])
export const pay = style({ display: 'block', font: font(16, 700), color: colour.brandText, textAlign: 'end' })
export const match = style([line, { font: font(12), color: colour.successText }])

export const steps = style([
  {
    position: 'absolute',
    insetInline: inset,
    top: '4px',
    padding: '20px',
    borderRadius: radius.medium,
    background: colour.surfaceRaised,
    boxShadow: outlined,
  },
  inFlow,
])
const stepRow = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: '12px',
  paddingBottom: '16px',
  selectors: {
    '&:last-child': { paddingBottom: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '9.25px',
      top: '23px',
      bottom: '1px',
      width: '1.5px',
      background: colour.lineStrong,
    },
  },
})
export const step = styleVariants({
  done: [stepRow, { selectors: { '&:not(:last-child)::before': { background: colour.brand } } }],
  next: [stepRow, { fontWeight: 700 }],
  todo: [stepRow, { color: colour.textMuted }],
})
const dotBase = style({
  display: 'grid',
  placeItems: 'center',
  width: '20px',
  height: '20px',
  marginTop: '1px',
  borderRadius: '50%',
})
export const dot = styleVariants({
  done: [dotBase, { background: colour.brand, color: colour.brandInk }],
  next: [dotBase, { border: `1.5px solid ${colour.brandText}` }],
  todo: [dotBase, { border: `1.5px solid ${colour.lineStrong}` }],
})
export const time = style({ font: font(12), lineHeight: '22px', color: colour.textMuted })

export const sheet = style({
  position: 'absolute',
  insetInlineStart: inset,
  top: '4px',
  bottom: 0,
  width: '52%',
  maxWidth: '236px',
  padding: '20px',
  borderRadius: `${radius.medium} ${radius.medium} 0 0`,
  background: colour.surfaceRaised,
  boxShadow: raised,
  '@media': { [media.phone]: { insetInlineStart: '20px' } },
})
const bar = style({ display: 'block', marginTop: '8px', borderRadius: '4px' })
export const bars = styleVariants({
  text: [bar, { height: '6px', background: mix(colour.text, 9, colour.surface) }],
  heading: [bar, { height: '8px', marginTop: '16px', background: colour.brandLine }],
  marked: [bar, { height: '6px', background: mix(colour.accent, 40, colour.surface) }],
})
export const score = style({
  position: 'absolute',
  insetInlineEnd: inset,
  top: '4px',
  width: '36%',
  maxWidth: '172px',
  padding: '16px',
  borderRadius: radius.medium,
  background: colour.surfaceRaised,
  boxShadow: outlined,
  font: font(12),
  color: colour.textMuted,
  '@media': { [media.phone]: { insetInlineEnd: '20px' } },
})
export const dial = style({ margin: '8px auto 4px', maxWidth: '100%' })
export const dialTrack = style({ fill: 'none', stroke: colour.brandSoft, strokeWidth: 8 })
export const dialValue = style({ fill: 'none', stroke: colour.brand, strokeWidth: 8, strokeLinecap: 'round' })
export const dialText = style({ fill: colour.text, font: `700 24px ${vars.font}`, textAnchor: 'middle' })
export const tip = style({
  position: 'absolute',
  insetInlineEnd: inset,
  insetInlineStart: '36%',
  bottom: '16px',
  display: 'flex',
  gap: '8px',
  padding: '12px',
  borderRadius: radius.medium,
  background: colour.surfaceRaised,
  boxShadow: raised,
  font: font(12),
  '@media': { [media.phone]: { insetInlineEnd: '20px' } },
})
export const tipIcon = style({ color: colour.brandText })

export const plan = style({
  position: 'absolute',
  insetInlineStart: '4px',
  top: '-8px',
  width: 'calc(100% - 24px)',
  height: 'calc(100% + 26px)',
})
const booth = style({ stroke: colour.lineStrong })
export const booths = styleVariants({
  free: [booth, { fill: colour.surface }],
  taken: [booth, { fill: colour.brandSoft }],
  found: [booth, { fill: colour.brand, stroke: colour.brand }],
})
export const boothLabel = style({ font: `12px ${vars.font}`, fill: colour.textMuted, textAnchor: 'middle' })
export const foundLabel = style([boothLabel, { fill: colour.brandInk }])
