import { style } from '@vanilla-extract/css'
import { font, media } from '../style.ts'
import { vars } from '../theme.css.ts'

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '0 12px',
  marginBottom: '24px',
  '@media': { [media.phone]: { marginBottom: '16px' } },
})
/** Has nothing at its right: a carousel below puts its dots there. */
export const free = style({ '@media': { [media.wide]: { paddingInlineEnd: '168px' } } })
export const title = style({ font: font(22, 700), '@media': { [media.phone]: { font: font(18, 700) } } })
export const hint = style({
  paddingBottom: '4px',
  color: vars.colour.textMuted,
  '@media': {
    [media.phone]: {
      paddingBottom: '3px',
      font: font(12),
      /** Below the heading where something stands at the right of that. */
      selectors: { [`${head}:not(${free}) > &`]: { order: 1, flexBasis: '100%' } },
    },
  },
})
export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  minHeight: '24px',
  marginInlineStart: 'auto',
  paddingBottom: '4px',
})
