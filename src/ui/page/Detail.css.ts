import { globalStyle, style } from '@vanilla-extract/css'
import { inside } from '../list/ListPage.css.ts'
import { font, media, raised } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour, radius } = vars

export const band = style({
  background: colour.surface,
  borderBottom: `1px solid ${colour.line}`,
  paddingBottom: '28px',
  '@media': { [media.phone]: { paddingBottom: '20px' }, print: { borderBottom: 0, paddingBottom: '24px' } },
})
export const trail = style({ '@media': { print: { display: 'none' } } })
export const head = style({ display: 'flex', alignItems: 'flex-end', gap: '24px' })
export const words = style({ flex: 1, minWidth: 0 })
export const names = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 20px' })
export const title = style({
  font: font(28, 700),
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { font: font(22, 700) } },
})
export const pay = style([title, { color: colour.brandText, whiteSpace: 'nowrap' }])
export const months = style({ color: colour.textMuted })
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 20px', marginTop: '12px' })
export const fact = style({ display: 'flex', alignItems: 'center', gap: '8px' })
export const factIcon = style({ color: colour.textMuted })
export const labels = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', marginTop: '16px' })

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: '12px',
  flex: 'none',
  '@media': { print: { display: 'none' } },
})
export const buttons = style({ display: 'flex', gap: '12px', '@media': { [media.phone]: { display: 'none' } } })
globalStyle(`${buttons} > button`, { minWidth: '112px' })
globalStyle(`${buttons} > button:last-child`, { minWidth: '160px' })
export const meta = style({
  font: font(12),
  color: colour.textMuted,
  '@media': { [media.phone]: { marginTop: '12px' } },
})
globalStyle(`${head}`, { '@media': { [media.phone]: { display: 'block' } } })
globalStyle(`${actions}`, { '@media': { [media.phone]: { alignItems: 'flex-start' } } })

export const over = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  marginBottom: '16px',
  padding: '12px 16px',
  borderRadius: radius.medium,
  background: colour.warningSoft,
  color: colour.warningText,
})
export const overTitle = style({ display: 'flex', alignItems: 'center', gap: '8px', fontWeight: 700 })
export const overLink = style({ textDecoration: 'underline', textUnderlineOffset: '4px', lineHeight: '24px' })

export const columns = style([
  inside,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 352px',
    alignItems: 'start',
    gap: '24px',
    padding: '24px 0 72px',
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 304px', gap: '16px' },
      'screen and (max-width: 959px)': { gridTemplateColumns: 'minmax(0, 1fr)', padding: '16px 0 48px' },
      print: { display: 'block', padding: 0 },
    },
  },
])
export const side = style({ display: 'grid', gap: '16px', minWidth: 0, '@media': { print: { marginTop: '24px' } } })
export const card = style({
  minWidth: 0,
  padding: '32px',
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  boxShadow: `0 0 0 1px ${colour.line}`,
  '@media': { [media.phone]: { padding: '20px' }, print: { padding: 0, boxShadow: 'none' } },
})
export const sideCard = style([card, { padding: '24px', '@media': { [media.phone]: { padding: '20px' } } }])
export const heading = style({
  font: font(18, 700),
  marginBottom: '12px',
  selectors: { 'section + section > &': { marginTop: '36px' } },
})
export const sideHeading = style({ font: font(16, 700) })

export const related = style([inside, { paddingBottom: '72px', '@media': { print: { display: 'none' } } }])
export const relatedCards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '16px',
  '@media': {
    'screen and (max-width: 959px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  },
})

/** At the foot of a phone's screen, below the content and never over its end. */
export const bar = style({
  position: 'sticky',
  zIndex: 5,
  bottom: 0,
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr)',
  gap: '12px',
  padding: '8px 16px calc(8px + env(safe-area-inset-bottom))',
  background: colour.surfaceRaised,
  boxShadow: raised,
  '@media': { [media.wide]: { display: 'none' }, print: { display: 'none' } },
})

export const printed = style({
  display: 'none',
  '@media': { print: { display: 'block', marginTop: '24px', font: font(12) } },
})
