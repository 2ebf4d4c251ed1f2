import { style } from '@vanilla-extract/css'
import { font, media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars

export const bento = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: '24px',
  marginTop: '40px',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', marginTop: '24px' } },
})
const card = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surfaceRaised,
})
export const wide = style([card, { '@media': { [media.wide]: { gridColumn: 'span 7' } } }])
export const narrow = style([card, { '@media': { [media.wide]: { gridColumn: 'span 5' } } }])
export const words = style({ padding: '28px 28px 0', '@media': { [media.phone]: { padding: '20px 20px 0' } } })
export const title = style({ font: font(18, 700) })
export const text = style({ color: colour.textMuted, marginTop: '4px' })
/** The frame of an illustration, which is cut off below. */
export const view = style({
  position: 'relative',
  flex: 1,
  minHeight: '232px',
  marginTop: '24px',
  overflow: 'hidden',
  background: `linear-gradient(180deg, ${colour.surfaceRaised}, ${colour.brandSoft})`,
})
