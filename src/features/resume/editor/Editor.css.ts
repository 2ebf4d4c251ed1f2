import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../../ui/style.ts'

const narrow = 'screen and (max-width: 1023px)'
const wide = 'screen and (min-width: 1280px)'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '176px minmax(0, 1fr)',
  alignItems: 'start',
  gap: '24px',
  width: '1000px',
  maxWidth: 'calc(100% - 48px)',
  marginInline: 'auto',
  paddingBlock: '24px 64px',
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
    [media.phone]: { maxWidth: 'calc(100% - 24px)', paddingBlock: '16px 96px' },
  },
})
// What is focused never comes to lie under the bar above, which has two lines on a phone.
globalStyle(`${columns} :is(input, textarea, select, button, a)`, {
  scrollMarginTop: '80px',
  '@media': { [media.phone]: { scrollMarginTop: '120px' } },
})
/** The preview takes its place where there is room for it. */
export const withPreview = style([
  columns,
  { '@media': { [wide]: { width: '1200px', gridTemplateColumns: '176px minmax(0, 1fr) 432px' } } },
])
export const middle = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', minWidth: 0 })
export const preview = style({
  display: 'none',
  '@media': { [wide]: { display: 'block', position: 'sticky', top: '88px' } },
})
