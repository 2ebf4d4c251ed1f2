import { style } from '@vanilla-extract/css'
import { media } from '../style.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '16px',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    'screen and (max-width: 959px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    'screen and (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  },
})
export const head = style({ marginBottom: '16px' })
export const lines = style({ display: 'grid', gap: '8px' })
export const foot = style({ height: '20px', marginTop: '8px' })
