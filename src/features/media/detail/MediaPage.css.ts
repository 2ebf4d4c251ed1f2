import { style } from '@vanilla-extract/css'

export const trail = style({ height: '52px' })
export const lines = style({ display: 'grid', gap: '16px' })
