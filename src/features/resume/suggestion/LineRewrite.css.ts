import { style } from '@vanilla-extract/css'
import { media } from '../../../ui/style.ts'

export const button = style({ flex: 'none', '@media': { [media.phone]: { minHeight: '44px' } } })
