import { style, styleVariants } from '@vanilla-extract/css'
import { free } from '../section/SectionHead.css.ts'
import { media, quick, raised } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour } = vars
/** Below this width the arrows have no room beside the content. */
const narrow = 'screen and (max-width: 1340px)'

export const pager = style({ position: 'relative', minWidth: 0, padding: 0, border: 0 })
export const zone = style({ position: 'relative' })
const arrow = style({
  position: 'absolute',
  zIndex: 2,
  top: '50%',
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  marginTop: '-20px',
  borderRadius: '50%',
  background: colour.surfaceRaised,
  boxShadow: raised,
  transition: quick('color'),
  ':hover': { color: colour.brandText },
  ':focus-visible': { borderRadius: '50%' },
})
const beside = { wide: '-60px', narrow: '-16px' }
/** On a phone beside the dots: over the content they would cover its text. */
const below = { top: 'calc(100% + 8px)', marginTop: 0 }
export const arrows = styleVariants({
  previous: [
    arrow,
    {
      insetInlineStart: beside.wide,
      '@media': {
        [narrow]: { insetInlineStart: beside.narrow },
        [media.phone]: { ...below, insetInlineStart: 0 },
      },
    },
  ],
  next: [
    arrow,
    {
      insetInlineEnd: beside.wide,
      '@media': { [narrow]: { insetInlineEnd: beside.narrow }, [media.phone]: { ...below, insetInlineEnd: 0 } },
    },
  ],
})
/** In the section's head where it has room, else below. */
export const dots = style({
  display: 'flex',
  justifyContent: 'center',
  marginTop: '8px',
  '@media': {
    [media.phone]: { alignItems: 'center', minHeight: '40px', paddingInline: '40px' },
    [media.wide]: {
      selectors: {
        [`${free} + ${pager} > &`]: { position: 'absolute', top: '-52px', insetInlineEnd: '-8px', margin: 0 },
      },
    },
  },
})
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  '::before': {
    content: '',
    width: '6px',
    height: '6px',
    borderRadius: '3px',
    background: colour.controlLine,
    transition: quick('width', 'background'),
  },
  selectors: {
    '&:hover::before': { background: colour.brandText },
    '&[aria-current]::before': { width: '20px', background: colour.brandText },
  },
})
