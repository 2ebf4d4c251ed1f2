import { style } from '@vanilla-extract/css'
import { media } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour, radius } = vars

/** 129 px with its line, 161 on a phone: a finished position's height, so that nothing shifts. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '24px',
  height: '129px',
  padding: '20px 24px',
  borderBottom: `1px solid ${colour.line}`,
  ':last-child': { height: '128px', borderBottom: 0 },
  '@media': {
    [media.phone]: { height: '161px', padding: '16px', ':last-child': { height: '160px' } },
  },
})
export const lines = style({ display: 'grid', alignContent: 'start', gap: '8px' })
export const tags = style({ display: 'flex', gap: '8px', marginTop: '4px' })
export const logo = style({ alignSelf: 'center', width: '48px' })
export const onPhone = style({ marginTop: '4px', '@media': { [media.wide]: { display: 'none' } } })
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '16px',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  },
})
/** 161 px: a finished position card's height. */
export const card = style({
  height: '161px',
  padding: '20px',
  borderRadius: radius.medium,
  background: colour.surfaceRaised,
  boxShadow: `0 0 0 1px ${colour.line}`,
})
export const cardHead = style({ display: 'flex', justifyContent: 'space-between', gap: '12px', padding: '4px 0' })
export const cardTags = style({ display: 'flex', gap: '8px', marginTop: '8px' })
export const cardFoot = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  marginTop: '16px',
  paddingTop: '16px',
  borderTop: `1px solid ${colour.line}`,
})
