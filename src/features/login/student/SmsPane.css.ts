import { style } from '@vanilla-extract/css'

export const submit = style({ marginTop: '8px' })
