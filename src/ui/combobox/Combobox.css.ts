import { style } from '@vanilla-extract/css'
import { font, raised } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour, radius } = vars

export const place = style({ position: 'relative', flex: 1, minWidth: '96px', height: '100%', display: 'flex' })
export const list = style({
  position: 'absolute',
  zIndex: 20,
  insetInline: '-1px',
  top: 'calc(100% + 5px)',
  maxHeight: '296px',
  overflowY: 'auto',
  padding: '4px',
  borderRadius: radius.medium,
  background: colour.surfaceRaised,
  boxShadow: raised,
})
export const option = style({
  display: 'block',
  padding: '7px 12px',
  borderRadius: radius.small,
  font: font(14),
  color: colour.text,
  cursor: 'pointer',
  selectors: { '&:hover, &[aria-selected="true"]': { background: colour.brandSoft, color: colour.brandText } },
})
