import { style } from '@vanilla-extract/css'
import { card as base } from '../../../../ui/scores/Scores.css.ts'
import { font, quick } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour, radius } = vars

export const card = style([base, { display: 'grid', justifyItems: 'start', gap: '16px' }])
export const title = style({ font: font(18, 700) })
export const text = style({ color: colour.textMuted })
export const link = style({ color: colour.brandText, textDecoration: 'underline', textUnderlineOffset: '4px' })
export const chosen = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' })
export const what = style({ font: font(16, 700) })
export const found = style({ display: 'grid', marginTop: '8px', borderTop: `1px solid ${colour.line}` })
export const one = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  width: '100%',
  minHeight: '44px',
  padding: '10px 8px',
  borderBottom: `1px solid ${colour.line}`,
  borderRadius: radius.small,
  textAlign: 'start',
  transition: quick('background'),
  ':hover': { background: colour.hover },
})
export const company = style({ color: colour.textMuted })
