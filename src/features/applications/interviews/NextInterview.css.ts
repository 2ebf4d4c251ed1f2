import { style } from '@vanilla-extract/css'
import { font, media, mix } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius, shadow } = vars

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 264px',
  overflow: 'hidden',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  boxShadow: shadow.middle,
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      marginInline: '-16px',
      borderInline: 0,
      borderRadius: 0,
      boxShadow: 'none',
    },
  },
})
export const main = style({
  minWidth: 0,
  padding: '32px',
  '@media': { [media.tablet]: { padding: '24px' }, [media.phone]: { padding: '20px 16px' } },
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: '20px',
  '@media': { [media.tablet]: { flexWrap: 'wrap', gap: '16px 12px' } },
})
export const names = style({ flex: 1, minWidth: 0, '@media': { [media.tablet]: { flexBasis: '240px' } } })
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' })
export const title = style({
  marginTop: '4px',
  font: font(22, 700),
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { font: font(18, 700) } },
})
export const link = style({ ':hover': { color: colour.brandText } })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  font: font(14),
  lineHeight: '24px',
  color: colour.textMuted,
})
export const countdown = style({
  textAlign: 'right',
  '@media': {
    [media.tablet]: {
      display: 'flex',
      flexBasis: '100%',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      padding: '8px 16px',
      borderRadius: radius.medium,
      background: colour.brandSoft,
    },
  },
})
export const until = style({ font: font(12), color: colour.textMuted })
export const parts = style({ display: 'flex', justifyContent: 'flex-end', gap: '8px' })
export const part = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '4px',
  font: font(12),
  color: colour.textMuted,
})
export const number = style({
  font: font(36, 700),
  color: colour.brandText,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { font: font(28, 700) } },
})
export const begun = style({ font: font(16, 700), color: colour.successText })
export const details = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))',
  gap: '20px 32px',
  marginTop: '28px',
  paddingTop: '28px',
  borderTop: `1px solid ${colour.line}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: '20px', paddingTop: '20px' } },
})
export const detail = style({ display: 'flex', alignItems: 'flex-start', gap: '16px', minWidth: 0 })
export const icon = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: radius.medium,
  background: colour.brandSoft,
  color: colour.brandText,
})
export const words = style({ minWidth: 0 })
export const name = style({ font: font(16, 700), overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' })
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  font: font(12),
  color: colour.textMuted,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})
export const address = style({ minWidth: 0 })
export const hint = style({ marginTop: '20px', font: font(14), color: colour.warningText })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
  marginTop: '28px',
  '@media': {
    [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '8px', marginTop: '20px' },
  },
})
export const aside = style({
  display: 'grid',
  alignContent: 'center',
  borderLeft: `1px dashed ${colour.lineStrong}`,
  background: mix(colour.brandSoft, 56, colour.surfaceRaised),
  '@media': { [media.phone]: { display: 'none' } },
})
