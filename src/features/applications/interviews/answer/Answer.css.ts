import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: '16px' })
/** An empty alert takes no gap. */
export const alert = style({ ':empty': { position: 'absolute' } })
