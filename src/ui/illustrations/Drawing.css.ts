import { style } from '@vanilla-extract/css'
import { mix } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour } = vars
const tint = (share: number) => mix(colour.brandText, share, colour.surface)

/** The drawings take their colours from here. */
export const drawing = style({
  display: 'block',
  vars: {
    '--art-paper': colour.surface,
    '--art-soft': colour.brandSoft,
    '--art-strong': tint(78),
    '--art-middle': tint(60),
    '--art-faint': tint(30),
    '--art-hill': tint(6),
    '--art-sun': mix(colour.accent, 16, colour.surface),
  },
})
/** On the brand's own colour. */
export const onBrand = style({
  display: 'block',
  vars: {
    '--art-paper': colour.brand,
    '--art-line': colour.brandInk,
    '--art-near': mix(colour.brand, 86, colour.brandInk),
    '--art-far': mix(colour.brand, 92, colour.brandInk),
    '--art-flag': colour.accent,
  },
})
