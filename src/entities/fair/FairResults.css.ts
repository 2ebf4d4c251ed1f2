import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme.css.ts'
import { card as fairCard } from './Fairs.css.ts'

export const head = style({ marginBottom: '16px' })
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '24px',
  '@media': {
    'screen and (max-width: 1023px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '16px' },
    'screen and (max-width: 719px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const card = fairCard
export const skeleton = style({
  display: 'grid',
  alignContent: 'start',
  gap: '20px',
  height: '313px',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.colour.surfaceRaised,
  boxShadow: `0 0 0 1px ${vars.colour.line}`,
})
