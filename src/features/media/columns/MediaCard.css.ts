import { style } from '@vanilla-extract/css'
import { covered, wraps } from '../../../ui/list/Entry.css.ts'
import { font, media, quick, raised } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '16px',
  '@media': {
    'screen and (max-width: 959px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    'screen and (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  },
})
export const card = style([
  covered,
  {
    overflow: 'hidden',
    borderRadius: radius.large,
    background: colour.surfaceRaised,
    boxShadow: `0 0 0 1px ${colour.line}`,
    transition: quick('box-shadow'),
    '@media': { [media.wide]: { ':hover': { boxShadow: raised } } },
  },
])
export const words = style({ padding: '16px 20px 20px' })
export const title = style([wraps, { font: font(16, 700) }])
/** Two lines, also where there is only one: cards are equally high. */
/** The first lines of the text. */
export const summary = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  height: '44px',
  margin: '4px 0 12px',
  color: colour.textMuted,
})
/** The outline is as high as the words of a finished card. */
export const wordsSkeleton = style([words, { display: 'grid', alignContent: 'space-between', height: '140px' }])
