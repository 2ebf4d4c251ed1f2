import { globalStyle, style } from '@vanilla-extract/css'
import { wraps } from '../../../ui/list/Entry.css.ts'
import { font, media, quick } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars

export const head = style({
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '24px',
  padding: '16px 24px',
  '@media': { [media.phone]: { gridTemplateColumns: '80px minmax(0, 1fr)', gap: '16px', padding: '16px' } },
})
export const picture = style({
  width: '128px',
  height: '96px',
  '@media': { [media.phone]: { width: '80px', height: '60px' } },
})
export const title = style({ font: font(18, 700), overflowWrap: 'anywhere' })
export const text = style({ margin: '4px 0 0', color: colour.textMuted })
export const meant = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  marginTop: '12px',
  color: colour.textMuted,
})
export const other = style({
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '4px',
})
export const count = style({ marginInlineStart: '8px', font: font(12), color: colour.textMuted })
export const clear = style({ marginTop: '8px' })
export const part = style({
  padding: '16px 24px 20px',
  borderTop: `1px solid ${colour.line}`,
  '@media': { [media.phone]: { padding: '16px' } },
})
export const name = style({ display: 'flex', flexWrap: 'wrap', columnGap: '12px', font: font(14, 700) })
export const hint = style({ font: font(12), lineHeight: '22px', color: colour.textMuted })
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '12px',
  marginTop: '12px',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const card = style({
  minWidth: 0,
  padding: '12px 12px 10px 16px',
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.medium,
  textAlign: 'start',
  transition: quick('background', 'border-color'),
  ':hover': { borderColor: colour.brand, background: colour.brandSoft },
})
export const best = style([card, { borderColor: colour.brand, background: colour.brandSoft }])
export const filter = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' })
globalStyle(`${filter} > svg`, { flex: 'none', color: colour.textMuted })
export const filterText = wraps
export const found = style({
  display: 'block',
  marginTop: '2px',
  font: font(12),
  color: colour.textMuted,
})
export const number = style({
  font: font(22, 700),
  fontVariantNumeric: 'tabular-nums',
  color: colour.text,
  selectors: { [`${best} &`]: { color: colour.brandText } },
})
export const near = style({ borderTop: `1px solid ${colour.line}` })
globalStyle(`${near} li > article`, { '@media': { [media.wide]: { minHeight: '88px', paddingBlock: '14px' } } })
globalStyle(`${near} > ${name}`, {
  padding: '16px 24px 4px',
  '@media': { [media.phone]: { padding: '16px 16px 4px' } },
})
export const companies = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '16px',
  padding: '12px 24px 24px',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '12px 16px 16px' },
  },
})
