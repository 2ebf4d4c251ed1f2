import { style } from '@vanilla-extract/css'

/** No box of its own. */
export const takesFocus = style({ display: 'contents' })
