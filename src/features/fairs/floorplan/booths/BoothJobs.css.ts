import { style } from '@vanilla-extract/css'
import { covered, note as noteLook, wraps } from '../../../../ui/list/Entry.css.ts'
import { font, quick } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour } = vars

export const head = style({ display: 'flex', justifyContent: 'space-between', gap: '12px', marginTop: '20px' })
export const heading = style({ font: font(14, 700) })
export const note = noteLook
const row = style({ height: '66px', borderBottom: `1px solid ${colour.line}` })
export const pending = style([row, { display: 'grid', alignContent: 'center', gap: '8px' }])
export const job = style([
  row,
  covered,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignContent: 'center',
    alignItems: 'center',
    gap: '0 12px',
    transition: quick('color'),
    ':hover': { color: colour.brandText },
  },
])
export const deliver = style({ gridColumn: 3, gridRow: '1 / 3' })
export const title = style([wraps, { font: font(14, 700) }])
export const pay = style({ font: font(14, 700), color: colour.brandText, whiteSpace: 'nowrap' })
