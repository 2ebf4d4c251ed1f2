import { style } from '@vanilla-extract/css'

export const steps = style({ margin: '20px 0 24px' })
