import { globalStyle, style } from '@vanilla-extract/css'
import { wraps } from '../../../../ui/list/Entry.css.ts'
import { font } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour } = vars

export const head = style({ display: 'flex', alignItems: 'center', gap: '16px' })
export const names = style({ minWidth: 0 })
export const name = style({ display: 'flex', alignItems: 'center', gap: '8px', font: font(18, 700) })
export const nameText = wraps
export const full = style([wraps, { font: font(12), color: colour.textMuted }])
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px',
  marginTop: '20px',
  '@media': { print: { display: 'none' } },
})
/** Narrow columns: the words have the width to themselves. */
globalStyle(`${actions} > :is(a, button)`, { paddingInline: '8px' })
