import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme.css.ts'

export const button = style({ '@media': { print: { display: 'none' } } })
export const held = style({ color: vars.colour.danger })
/** Both wordings lie on each other, so that the button keeps its width. */
export const words = style({ display: 'grid', justifyItems: 'center' })
export const word = style({ gridArea: '1 / 1' })
export const unsaid = style([word, { visibility: 'hidden' }])
