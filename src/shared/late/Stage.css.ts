import { style } from '@vanilla-extract/css'

export const stage = style({ display: 'flex', flexDirection: 'column', flex: 1, outline: 0 })
