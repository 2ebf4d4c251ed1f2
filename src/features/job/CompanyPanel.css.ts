import { globalStyle, style } from '@vanilla-extract/css'
import { font } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'
import { cut } from '../lists/Entry.css.ts'

const { colour } = vars

export const head = style({ display: 'flex', alignItems: 'center', gap: '16px' })
export const names = style({ minWidth: 0 })
export const name = style({ display: 'flex', alignItems: 'center', gap: '8px', font: font(18, 700) })
export const nameText = cut
export const full = style([cut, { font: font(12), color: colour.textMuted }])
export const facts = style({
  display: 'grid',
  gap: '12px',
  selectors: { '* + &': { marginTop: '20px', paddingTop: '20px', borderTop: `1px solid ${colour.line}` } },
})
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '20px minmax(64px, auto) minmax(0, 1fr)',
  alignItems: 'start',
  gap: '8px',
})
export const icon = style({ marginTop: '1px', color: colour.textMuted })
export const term = style({ color: colour.textMuted })
export const value = style({ overflowWrap: 'anywhere', margin: 0 })
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px',
  marginTop: '20px',
  '@media': { print: { display: 'none' } },
})
/** Narrow columns: the words have the width to themselves. */
globalStyle(`${actions} > :is(a, button)`, { paddingInline: '8px' })
