import { globalStyle, style } from '@vanilla-extract/css'
import { page as listPage } from '../../../ui/list/ListPage.css.ts'
import { font, media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars

/** There is room for a delivery beside the list. */
export const TWO_PANES = 'screen and (min-width: 960px)'
const ONE_PANE = 'screen and (max-width: 959px)'

export const page = listPage
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  marginBottom: '24px',
  borderBottom: `1px solid ${colour.line}`,
  '@media': { [media.phone]: { marginInline: '-16px', marginBottom: 0, paddingInline: '16px' } },
})
/** An open delivery stands alone on a phone; the page keeps its name for a screen reader. */
export const headOfOpen = style([
  head,
  {
    '@media': {
      [ONE_PANE]: {
        position: 'absolute',
        overflow: 'hidden',
        width: '1px',
        height: '1px',
        clipPath: 'inset(50%)',
        margin: 0,
        border: 0,
        padding: 0,
      },
    },
  },
])
globalStyle(`${headOfOpen} > :not(h1)`, { '@media': { [ONE_PANE]: { display: 'none' } } })
export const heading = style({ font: font(22, 700), '@media': { [media.phone]: { font: font(18, 700) } } })
export const lead = style({ font: font(14), color: colour.textMuted, fontVariantNumeric: 'tabular-nums' })
export const tabs = style({
  display: 'flex',
  flexBasis: '100%',
  gap: '28px',
  overflowX: 'auto',
  marginTop: '8px',
  '@media': {
    [media.phone]: {
      gap: '14px',
      marginInline: '-16px',
      paddingInline: '16px 40px',
      // The tabs fade towards the edge; the last one scrolls clear of that.
      maskImage: 'linear-gradient(to right, #000 calc(100% - 48px), transparent)',
    },
  },
})
export const panes = style({
  display: 'grid',
  gridTemplateColumns: '368px minmax(0, 1fr)',
  alignItems: 'start',
  gap: '24px',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '320px minmax(0, 1fr)', gap: '16px' },
    [ONE_PANE]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const list = style({
  overflow: 'hidden',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  '@media': { [media.phone]: { marginInline: '-16px', borderInline: 0, borderTop: 0, borderRadius: 0 } },
})
export const listOfOpen = style([list, { '@media': { [ONE_PANE]: { display: 'none' } } }])
