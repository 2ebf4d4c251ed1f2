import { globalStyle, style } from '@vanilla-extract/css'
import { font, mix, quick } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'
import { mono } from '../look.css.ts'

const { colour } = vars

export const gallery = style({ font: font(12), padding: '16px clamp(12px, 2vw, 24px) 24px' })
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px',
  minWidth: 0,
  padding: 0,
  border: 0,
})
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  font: font(14, 700),
  marginRight: '8px',
})
export const find = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  height: '32px',
  padding: '0 10px',
  flex: '0 1 236px',
  border: `1px solid ${colour.controlLine}`,
  borderRadius: vars.radius.small,
  background: colour.surfaceSunken,
  color: colour.textMuted,
  selectors: { '&:focus-within': { borderColor: colour.brandText, boxShadow: vars.shadow.focus } },
})
export const findText = style({
  flex: 1,
  minWidth: 0,
  outline: 'none',
  color: colour.text,
  '::placeholder': { color: colour.textMuted, opacity: 1 },
})
export const none = style({ padding: '24px 0', color: colour.textMuted })

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: '16px',
  marginTop: '16px',
})
export const card = style({
  position: 'relative',
  border: `1px solid ${colour.line}`,
  borderRadius: vars.radius.medium,
  background: colour.surfaceRaised,
  overflow: 'hidden',
  transition: quick('border-color', 'box-shadow'),
  selectors: { '&:hover, &:focus-within': { borderColor: colour.brand, boxShadow: vars.shadow.middle } },
})
/** All of its card can be pressed. */
export const cardLink = style({ '::after': { content: '', position: 'absolute', inset: 0 } })
export const cardPicture = style({
  display: 'grid',
  placeItems: 'center',
  height: '124px',
  padding: '10px',
  background: colour.surfaceSunken,
  borderBottom: `1px solid ${colour.line}`,
})
export const cardBody = style({ padding: '10px 14px 12px' })
export const cardName = style({ display: 'flex', alignItems: 'center', gap: '8px', font: `700 14px/22px ${mono}` })
export const runs = style({
  marginLeft: 'auto',
  padding: '0 8px',
  borderRadius: '10px',
  background: colour.successSoft,
  color: colour.successText,
  font: font(12, 500),
})
export const purpose = style({ minHeight: '20px', color: colour.textMuted })
export const cardNumbers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  marginTop: '8px',
  color: colour.textMuted,
})
globalStyle(`${cardNumbers} > :last-child`, { marginLeft: 'auto' })
export const alive = style({ color: colour.dangerText, fontWeight: 700 })
export const cardLevels = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '10px',
  marginTop: '8px',
})
export const cardLevel = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4px',
  color: colour.textMuted,
  whiteSpace: 'nowrap',
})
globalStyle(`${cardLevel} > :last-child`, { color: colour.text })

export const mini = style({ width: '100%', height: '104px' })
const boxLine = mix(colour.textMuted, 70, colour.surface)
const outline = { strokeWidth: 1.25, vectorEffect: 'non-scaling-stroke' } as const
export const miniState = style({ ...outline, fill: colour.surfaceRaised, stroke: boxLine })
export const miniFinal = style({ ...outline, fill: colour.surfaceRaised, stroke: boxLine, strokeWidth: 2.5 })
export const miniCompound = style({
  ...outline,
  fill: mix(colour.brand, 7, 'transparent'),
  stroke: colour.lineStrong,
})
export const miniArrow = style({
  ...outline,
  strokeWidth: 1,
  fill: 'none',
  stroke: mix(colour.textMuted, 52, colour.surface),
})
export const miniDot = style({ fill: colour.text })
