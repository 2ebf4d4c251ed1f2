import { style } from '@vanilla-extract/css'
import { font } from '../style.ts'
import { vars } from '../theme.css.ts'

export const state = style({ display: 'grid', justifyItems: 'center', padding: '48px 24px', textAlign: 'center' })
export const picture = style({ width: '160px', height: '120px', marginBottom: '16px' })
export const title = style({ font: font(16, 700) })
export const text = style({
  maxWidth: '320px',
  margin: '4px 0 20px',
  color: vars.colour.textMuted,
  textWrap: 'balance',
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px' })
