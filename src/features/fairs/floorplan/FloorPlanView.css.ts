import { style } from '@vanilla-extract/css'
import { font, media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius, shadow } = vars

export const plan = style({
  display: 'flex',
  flexDirection: 'column',
  height: 'clamp(480px, calc(100dvh - 112px), 720px)',
  overflow: 'hidden',
  borderRadius: radius.large,
  background: colour.surfaceSunken,
  boxShadow: `${shadow.low}, 0 0 0 1px ${colour.line}`,
  '@media': { [media.phone]: { height: 'auto' } },
})
export const picture = style({ width: '100%', height: '100%', objectFit: 'contain' })
export const note = style({ font: font(12), color: colour.textMuted })
