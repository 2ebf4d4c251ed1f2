import { style } from '@vanilla-extract/css'
import { font, media, quick } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour, radius } = vars

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  padding: '12px 16px 4px',
  font: font(12),
  color: colour.textMuted,
})
export const failed = style({ padding: '0 16px' })
export const nothing = style({ display: 'grid', justifyItems: 'center', gap: '12px', padding: '40px 16px' })
export const rows = style({
  flex: 1,
  minHeight: 0,
  padding: '0 8px 8px',
  overflowY: 'auto',
  '@media': { [media.phone]: { overflowY: 'visible' } },
})
export const row = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12px',
  width: '100%',
  padding: '8px',
  borderRadius: radius.medium,
  textAlign: 'start',
  transition: quick('background'),
  ':hover': { background: colour.hover },
  ':focus-visible': { outlineOffset: '-2px', borderRadius: radius.medium },
  selectors: { '&[aria-current="true"]': { background: colour.brandSoft } },
})
export const words = style({ minWidth: 0 })
export const name = style({
  display: 'block',
  overflowWrap: 'anywhere',
  font: font(14, 700),
  selectors: { [`${row}[aria-current="true"] &`]: { color: colour.brandText } },
})
export const note = style({ display: 'block', overflowWrap: 'anywhere', font: font(12), color: colour.textMuted })
export const no = style({
  font: font(12, 700),
  color: colour.textMuted,
  selectors: { [`${row}[aria-current="true"] &`]: { color: colour.brandText } },
})
