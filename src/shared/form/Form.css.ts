import { style } from '@vanilla-extract/css'

export const form = style({ display: 'flex', flexDirection: 'column', gap: '20px', flex: 1 })
/** Without a gap of its own while there is nothing to say. */
export const alert = style({ ':empty': { position: 'absolute' } })
