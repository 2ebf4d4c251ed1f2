import { style } from '@vanilla-extract/css'
import { media } from '../../../ui/style.ts'

export const part = style({
  minHeight: 'calc(100dvh - 136px)',
  padding: '24px 0 72px',
  '@media': { [media.phone]: { padding: '16px 0 40px' } },
})
