import { style } from '@vanilla-extract/css'
import { wraps } from '../../../ui/list/Entry.css.ts'
import { page as listPage } from '../../../ui/list/ListPage.css.ts'
import { font, media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars

export const page = listPage
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: '48px',
  marginBottom: '16px',
})
export const heading = style({ font: font(22, 700), '@media': { [media.phone]: { font: font(18, 700) } } })
export const lead = style({ font: font(14), color: colour.textMuted, fontVariantNumeric: 'tabular-nums' })
export const ways = style({
  display: 'flex',
  gap: '12px',
  marginLeft: 'auto',
  '@media': { [media.phone]: { marginLeft: '-12px' } },
})
/** A student who reads it on a phone needs no code for a phone. */
export const onDesktop = style({ '@media': { [media.phone]: { display: 'none' } } })
export const none = style({
  padding: '24px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  font: font(14),
  color: colour.textMuted,
})
export const section = style({ margin: '32px 0 12px', font: font(18, 700) })
export const count = style({ marginLeft: '8px', font: font(14), color: colour.textMuted })
export const list = style({
  overflow: 'hidden',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  '@media': { [media.phone]: { marginInline: '-16px', borderInline: 0, borderRadius: 0 } },
})
export const coming = style({
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  padding: '20px 24px',
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
  '@media': { [media.phone]: { flexWrap: 'wrap', alignItems: 'flex-start', gap: '12px', padding: '16px' } },
})
export const past = style([coming, { '@media': { [media.phone]: { flexWrap: 'nowrap', alignItems: 'center' } } }])
export const words = style({ flex: 1, minWidth: 0 })
/** The status of an interview, and its outcome. */
export const end = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: '12px',
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'flex-end', gap: '4px' } },
})
export const names = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' })
export const title = style({ font: font(16, 700), overflowWrap: 'anywhere', ':hover': { color: colour.brandText } })
export const pastTitle = style([wraps, { font: font(14, 700) }])
export const note = style({
  font: font(12),
  color: colour.textMuted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})
export const way = style({
  color: colour.brandText,
  lineHeight: '24px',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
})
export const answerBy = style({ marginTop: '4px', font: font(12), color: colour.warningText, textWrap: 'pretty' })
export const asked = style({
  width: 'fit-content',
  marginTop: '8px',
  padding: '4px 12px',
  borderRadius: radius.small,
  background: colour.warningSoft,
  font: font(12),
  color: colour.warningText,
  overflowWrap: 'anywhere',
})
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '4px 8px',
  '@media': { [media.phone]: { display: 'grid', flexBasis: '100%', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const leaf = style({
  flex: 'none',
  width: '44px',
  height: '48px',
  paddingTop: '5px',
  borderRadius: radius.small,
  background: colour.brandSoft,
  color: colour.brandText,
  textAlign: 'center',
  selectors: { [`${past} > &`]: { background: colour.surfaceSunken, color: colour.textMuted } },
})
export const leafDay = style({ display: 'block', font: font(16, 700), lineHeight: '20px' })
export const leafMonth = style({ display: 'block', font: font(12), lineHeight: '16px' })
