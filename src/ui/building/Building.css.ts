import { style } from '@vanilla-extract/css'
import { mix } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour } = vars
const tint = (share: number) => mix(colour.brandText, share, colour.surface)

/** The drawing takes its colours from here. */
export const building = style({
  display: 'block',
  overflow: 'visible',
  vars: {
    '--art-paper': colour.surface,
    '--art-soft': colour.brandSoft,
    '--art-strong': tint(78),
    '--art-middle': tint(60),
    '--art-faint': tint(30),
    '--art-leaf': tint(9),
    '--art-leaf-line': tint(56),
    '--art-hill': tint(6),
    '--art-sun': mix(colour.accent, 16, colour.surface),
  },
})
