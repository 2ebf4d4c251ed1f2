import { style } from '@vanilla-extract/css'
import { media } from '../style.ts'

/** 208 px with its padding: a finished head of two lines, so that nothing shifts. */
export const bandLines = style({
  display: 'grid',
  alignContent: 'start',
  gap: '16px',
  height: '166px',
  paddingTop: '18px',
  '@media': { [media.phone]: { height: '220px' } },
})
export const sheet = style({ display: 'grid', gap: '40px', minHeight: '900px', alignContent: 'start' })
export const lines = style({ display: 'grid', gap: '12px' })
