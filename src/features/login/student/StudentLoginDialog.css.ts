import { style } from '@vanilla-extract/css'
import { font } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour } = vars

export const mark = style({ display: 'flex', alignItems: 'center', gap: '12px' })
export const name = style({ font: font(18, 700), lineHeight: '24px' })
export const tagline = style({ font: font(12), lineHeight: '16px', color: colour.textMuted })
export const heading = style({ font: font(22, 700), marginTop: '32px', whiteSpace: 'pre-line' })
export const points = style({ marginTop: '20px', display: 'grid', gap: '12px' })
export const point = style({ display: 'flex', alignItems: 'center', gap: '12px', font: font(14) })
export const pointIcon = style({ color: colour.brandText })
export const art = style({
  position: 'absolute',
  insetInlineStart: '-120px',
  bottom: '-5px',
  width: '528px',
  height: '194px',
})
