import { style } from '@vanilla-extract/css'

export const row = style({ marginTop: '12px' })
