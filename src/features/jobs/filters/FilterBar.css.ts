import { style } from '@vanilla-extract/css'
import { font, media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour } = vars

/** The bar is one line on a phone, which scrolls sideways to the edges of the screen. */
const sideways = {
  flexWrap: 'nowrap',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  marginInline: '-16px',
  paddingInline: '16px',
} as const

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  marginTop: '16px',
  '@media': {
    [media.phone]: {
      ...sideways,
      position: 'sticky',
      zIndex: 5,
      top: 0,
      marginTop: '4px',
      paddingBlock: '8px',
      background: colour.surfaceSunken,
    },
  },
})
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  marginTop: '16px',
  font: font(12),
  '@media': { [media.phone]: { ...sideways, marginTop: '4px', paddingBlock: '2px' } },
})
export const chosen = style({ color: colour.textMuted, '@media': { [media.phone]: { display: 'none' } } })
export const failed = style({ display: 'flex', alignItems: 'center', gap: '8px', color: vars.colour.textMuted })
