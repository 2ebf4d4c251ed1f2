import { style } from '@vanilla-extract/css'
import { font, media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour } = vars

export const inList = style({
  padding: '16px 24px 20px',
  borderTop: `1px solid ${colour.line}`,
  '@media': { [media.phone]: { paddingInline: '16px' } },
})
/** A wide screen has them at the side. */
export const inNarrowList = style([inList, { '@media': { 'screen and (min-width: 1024px)': { display: 'none' } } }])
export const name = style({ font: font(14, 700) })
export const tips = style({ display: 'grid', gap: '8px', marginTop: '12px', font: font(14) })
export const tip = style({ display: 'flex', gap: '8px' })
export const icon = style({ flex: 'none', marginTop: '3px', color: colour.success })
