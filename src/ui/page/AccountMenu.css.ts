import { style } from '@vanilla-extract/css'
import { font, mix } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour } = vars

export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  padding: '20px',
  background: `linear-gradient(180deg, ${colour.brandSoft}, ${colour.surfaceRaised})`,
})
export const words = style({ minWidth: 0 })
export const name = style({ display: 'block', font: font(16, 700), color: colour.text })
export const caption = style({ display: 'block', font: font(12), color: colour.textMuted })
export const items = style({ padding: '8px', borderTop: `1px solid ${colour.line}`, color: colour.text })
export const otherIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: '32px',
  height: '32px',
  borderRadius: '50%',
  background: mix('currentColor', 12, 'transparent'),
})
