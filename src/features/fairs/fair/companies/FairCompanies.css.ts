import { style } from '@vanilla-extract/css'
import { covered } from '../../../../ui/list/Entry.css.ts'
import { font, media, quick } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour, radius, shadow } = vars

export const first = style({ marginTop: '48px', '@media': { [media.phone]: { marginTop: '32px' } } })
export const search = style({ maxWidth: '720px' })
export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '16px',
  minHeight: '28px',
  margin: '20px 0 12px',
  font: font(12),
  color: colour.textMuted,
})
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '16px',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    'screen and (max-width: 959px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    'screen and (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '12px' },
  },
})
export const card = style([
  covered,
  {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minWidth: 0,
    height: '80px',
    padding: '16px',
    borderRadius: radius.medium,
    background: colour.surfaceRaised,
    boxShadow: `0 0 0 1px ${colour.line}`,
    transition: quick('box-shadow'),
    ':hover': { boxShadow: `${shadow.middle}, 0 0 0 1px ${colour.brandLine}` },
  },
])
export const words = style({ flex: 1, minWidth: 0 })
export const lines = style({ display: 'grid', gap: '8px' })
export const no = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '28px',
  padding: '0 4px',
  font: font(12, 700),
  color: colour.brandText,
  ':hover': { textDecoration: 'underline' },
})
