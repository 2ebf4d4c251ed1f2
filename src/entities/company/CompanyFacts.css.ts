import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme.css.ts'

const { colour } = vars

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
