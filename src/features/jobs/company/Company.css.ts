import { style } from '@vanilla-extract/css'
import { font, media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour } = vars

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: '20px',
  '@media': { [media.phone]: { flexWrap: 'wrap', gap: '12px 16px' } },
})
export const names = style({ flex: 1, minWidth: 0 })
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' })
export const title = style({
  font: font(28, 700),
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { font: font(22, 700) } },
})
export const full = style({ marginTop: '4px', color: colour.textMuted })
export const meta = style({ font: font(12), color: colour.textMuted, marginTop: '4px' })
export const actions = style({
  display: 'flex',
  gap: '12px',
  '@media': { [media.phone]: { width: '100%' }, print: { display: 'none' } },
})
export const main = style({ display: 'grid', gap: '16px', minWidth: 0 })
export const jobs = style({
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: colour.surfaceRaised,
  boxShadow: `0 0 0 1px ${colour.line}`,
})
export const jobsHead = style({ display: 'flex', alignItems: 'baseline', gap: '12px' })
export const count = style({ color: colour.textMuted })
export const link = style({
  color: colour.brandText,
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
})
export const perks = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '12px' })
export const place = style({ display: 'flex', gap: '8px', marginTop: '12px' })
export const icon = style({ color: colour.textMuted })
