import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { wraps } from '../../../ui/list/Entry.css.ts'
import { head, sheet } from '../../../ui/list/ListPage.css.ts'
import { grid } from '../../../ui/page/CompanyGrid.css.ts'
import { font, media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars

/** However long the hint beside it is. */
const whole = style({})
globalStyle(`${whole} > :first-child`, { flex: 'none' })

const line = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '16px',
  marginBottom: '16px',
})
/** Rows of a sheet, or tiles beside each other. */
export const looks = {
  rows: { sheet, head: `${head} ${whole}`, list: '', empty: '' },
  tiles: { sheet: '', head: `${line} ${whole}`, list: grid, empty: sheet },
} as const
export type ListLook = keyof typeof looks

export const hint = style([wraps, { font: font(12), color: colour.textMuted }])

export const kept = style({})
export const taken = style({})
globalStyle(`${taken} > article`, { background: colour.surfaceSunken })
globalStyle(`${taken} h3`, { textDecoration: 'line-through', color: colour.textMuted })

const goneBase = style({ display: 'flex', justifyContent: 'space-between', gap: '16px', color: colour.textMuted })
export const gone = styleVariants({
  rows: [
    goneBase,
    {
      alignItems: 'center',
      minHeight: '81px',
      padding: '16px 24px',
      borderBottom: `1px solid ${colour.line}`,
      selectors: { 'li:last-child > &': { borderBottom: 0 } },
      '@media': { [media.phone]: { paddingInline: '16px' } },
    },
  ],
  tiles: [
    goneBase,
    {
      flexDirection: 'column',
      alignItems: 'flex-start',
      height: '100%',
      padding: '20px',
      borderRadius: radius.medium,
      background: colour.surfaceRaised,
      boxShadow: `0 0 0 1px ${colour.line}`,
    },
  ],
})
export const goneTitle = style({ font: font(16, 700) })
export const goneNote = style({ font: font(12), fontVariantNumeric: 'tabular-nums' })
/** The word is as high as the button was. */
export const removed = style({ flex: 'none', font: font(14), lineHeight: '32px' })
