import { style } from '@vanilla-extract/css'
import { inside } from '../../../ui/list/ListPage.css.ts'
import { font, media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'
import { cover } from '../columns/Cover.css.ts'

const { colour, radius } = vars

export const trail = style([inside, { '@media': { print: { display: 'none' } } }])
/** The columns are as high as the screen, so that the footer does not come up while they are on their way. */
export const columns = style([
  inside,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 304px',
    alignItems: 'start',
    gap: '24px',
    minHeight: 'calc(100dvh - 125px)',
    paddingBottom: '72px',
    '@media': {
      [media.tablet]: { gap: '16px' },
      'screen and (max-width: 959px)': { gridTemplateColumns: 'minmax(0, 1fr)', paddingBottom: '32px' },
      print: { display: 'block', padding: 0 },
    },
  },
])
export const card = style({
  minWidth: 0,
  padding: '40px 48px 48px',
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  boxShadow: `0 0 0 1px ${colour.line}`,
  '@media': {
    [media.tablet]: { padding: '32px' },
    [media.phone]: { marginInline: '-16px', padding: '20px 16px 24px', borderRadius: 0 },
    print: { padding: 0, boxShadow: 'none' },
  },
})
/** A comfortable line. */
export const measure = style({ maxWidth: '760px', marginInline: 'auto' })
export const title = style({
  font: font(28, 700),
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  '@media': { [media.phone]: { font: font(22, 700) } },
})
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  marginTop: '12px',
  color: colour.textMuted,
  fontVariantNumeric: 'tabular-nums',
})

export const side = style({ minWidth: 0, '@media': { print: { display: 'none' } } })
export const all = style({ flex: 'none' })
export const thumbnail = style([cover, { flex: 'none', width: '104px', borderRadius: radius.small }])
export const printed = style({
  display: 'none',
  '@media': { print: { display: 'block', marginTop: '24px', font: font(12) } },
})
