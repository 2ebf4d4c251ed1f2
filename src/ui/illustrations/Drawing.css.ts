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
/** On the ground. */
export const onBrand = style({
  display: 'block',
  vars: {
    '--art-paper': colour.ground,
    '--art-line': colour.groundInk,
    '--art-near': mix(colour.ground, 86, colour.groundInk),
    '--art-far': mix(colour.ground, 92, colour.groundInk),
    '--art-flag': colour.accent,
  },
})
