import { style } from '@vanilla-extract/css'
import { wraps } from '../../../ui/list/Entry.css.ts'
import { font, media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour } = vars

export const talk = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) minmax(0, 240px)',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '16px 24px',
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
  '@media': { [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', padding: '16px' } },
})
export const words = style({ minWidth: 0 })
export const title = style([wraps, { font: font(16, 700) }])
export const when = style({ display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 })
export const company = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minWidth: 0,
  minHeight: '32px',
  ':hover': { color: colour.brandText },
  '@media': { [media.phone]: { gridColumn: 2 } },
})
