import { style } from '@vanilla-extract/css'
import { raised } from '../style.ts'
import { vars } from '../theme.css.ts'

export const box = style({
  zIndex: 60,
  padding: '12px',
  borderRadius: vars.radius.medium,
  background: vars.colour.surfaceRaised,
  boxShadow: raised,
})
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' })
