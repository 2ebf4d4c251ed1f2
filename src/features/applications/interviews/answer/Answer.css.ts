import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: '16px' })
/** Without a gap of its own while there is nothing to say. */
export const alert = style({ ':empty': { position: 'absolute' } })
