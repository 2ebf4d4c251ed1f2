import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { font, quick } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius, shadow, time } = vars
/** Width of the handle. */
export const HANDLE = '56px'

export const picturePlace = style({ aspectRatio: '2 / 1', display: 'grid' })
export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radius.medium,
  background: colour.surfaceSunken,
  userSelect: 'none',
})
export const scenery = style({ width: '100%', height: '100%' })
export const piece = style({ position: 'absolute', filter: 'drop-shadow(0 1px 3px rgb(0 0 0 / .4))' })

export const trackPlace = style({ marginTop: '16px' })
export const track = style({
  position: 'relative',
  height: '48px',
  marginTop: '16px',
  borderRadius: radius.medium,
  background: colour.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${colour.lineStrong}`,
  font: font(14),
  color: colour.textMuted,
})
export const trackText = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  paddingInlineStart: HANDLE,
})
export const fill = style({
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  borderRadius: radius.medium,
  background: colour.brandSoft,
  selectors: { [`${track}[data-missed] &`]: { background: colour.dangerSoft } },
})
export const handle = style({
  position: 'absolute',
  top: 0,
  display: 'grid',
  placeItems: 'center',
  width: HANDLE,
  height: '48px',
  borderRadius: radius.medium,
  background: colour.brand,
  color: colour.brandInk,
  boxShadow: shadow.middle,
  cursor: 'grab',
  touchAction: 'none',
  transition: quick('background'),
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { borderRadius: radius.medium },
    '&[aria-disabled="true"]': { cursor: 'progress', opacity: 0.72 },
    [`${track}[data-missed] &`]: { background: colour.danger, color: colour.surface, opacity: 1 },
  },
})
const shake = keyframes({
  '20%, 60%': { transform: 'translateX(-6px)' },
  '40%, 80%': { transform: 'translateX(6px)' },
})
export const shaken = style({ animation: `${shake} ${time.slow}` })

export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '16px',
  marginTop: '12px',
  minHeight: '32px',
})
export const status = styleVariants({
  plain: { font: font(12), color: colour.textMuted },
  wrong: { font: font(12), color: colour.dangerText },
})

export const waiting = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  aspectRatio: '2 / 1',
  padding: '0 16px',
  textAlign: 'center',
})
export const waitingIcon = style({ color: colour.textMuted })
export const waitingTitle = style({ font: font(14, 700), marginTop: '12px' })
export const waitingLine = style({
  font: font(14),
  color: colour.textMuted,
  marginTop: '4px',
  fontVariantNumeric: 'tabular-nums',
})

export const service = style({ display: 'grid', gap: '16px' })
export const problem = style({
  display: 'flex',
  gap: '8px',
  padding: '12px 16px',
  borderRadius: radius.medium,
  background: colour.dangerSoft,
  font: font(14),
})
export const problemIcon = style({ flex: 'none', marginTop: '4px', color: colour.danger })
export const support = style({ display: 'flex', alignItems: 'center', gap: '16px', overflowWrap: 'anywhere' })
export const supportCode = style({
  boxSizing: 'border-box',
  flex: 'none',
  width: '96px',
  height: '96px',
  padding: '4px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
  background: colour.codePaper,
})
export const supportTitle = style({ font: font(14, 700) })
export const supportLine = style({ font: font(12), color: colour.textMuted })
