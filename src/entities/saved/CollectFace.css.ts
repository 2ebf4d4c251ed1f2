import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme.css.ts'

export const button = style({ '@media': { print: { display: 'none' } } })
export const held = style({ color: vars.colour.danger })
/** Both faces lie on each other, so that the button keeps its width. */
export const faces = style({ display: 'grid', justifyItems: 'center' })
export const face = style({ gridArea: '1 / 1', display: 'flex', alignItems: 'center', gap: '8px' })
export const unseen = style([face, { visibility: 'hidden' }])
