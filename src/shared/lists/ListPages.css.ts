import { style } from '@vanilla-extract/css'
import { media } from '../../ui/style.ts'

export const pages = style({ marginTop: '24px', '@media': { [media.phone]: { marginTop: '20px' } } })
