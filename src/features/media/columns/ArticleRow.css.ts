import { style } from '@vanilla-extract/css'
import { covered } from '../../../ui/list/Entry.css.ts'
import { media, mix, quick } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour } = vars

/** 129 px with its line, 161 on a phone, as its outline is. */
export const row = style([
  covered,
  {
    display: 'flex',
    alignItems: 'center',
    gap: '24px',
    height: '129px',
    padding: '0 24px',
    borderBottom: `1px solid ${colour.line}`,
    transition: quick('background'),
    selectors: { 'li:last-child > &': { height: '128px', borderBottom: 0 } },
    '@media': {
      [media.wide]: { ':hover': { background: mix(colour.brandSoft, 44, colour.surfaceRaised) } },
      [media.phone]: {
        gap: '16px',
        height: '161px',
        padding: '0 16px',
        selectors: { 'li:last-child > &': { height: '160px', borderBottom: 0 } },
      },
    },
  },
])
export const words = style({ display: 'grid', flex: 1, gap: '8px', minWidth: 0 })
/** Two lines on phones, where one says little. */
export const summary = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  color: colour.textMuted,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { WebkitLineClamp: 2 } },
})
