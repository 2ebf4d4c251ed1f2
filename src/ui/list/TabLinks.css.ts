import { style } from '@vanilla-extract/css'
import { tab as link } from '../page/CollegeHead.css.ts'
import { font } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour } = vars

/** A link among others that stand in a row above a list, and how many it leads to. */
export const tab = style([link, { alignItems: 'center', whiteSpace: 'nowrap' }])
export const count = style({
  minWidth: '24px',
  height: '20px',
  padding: '0 8px',
  borderRadius: '10px',
  background: colour.hover,
  font: font(12, 500),
  color: colour.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: { '[aria-current="page"] > &': { background: colour.brandSoft, color: colour.brandText } },
})
