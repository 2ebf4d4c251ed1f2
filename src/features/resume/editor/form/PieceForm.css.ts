import { style } from '@vanilla-extract/css'

export const refused = style({ marginBottom: '16px' })
