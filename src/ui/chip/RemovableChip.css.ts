import { style } from '@vanilla-extract/css'
import { font, quick } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour } = vars

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  height: '28px',
  padding: '0 2px 0 12px',
  borderRadius: '14px',
  background: colour.surfaceRaised,
  boxShadow: `inset 0 0 0 1px ${colour.lineStrong}`,
  font: font(12),
  whiteSpace: 'nowrap',
})
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  borderRadius: '50%',
  color: colour.textMuted,
  transition: quick('background', 'color'),
  ':hover': { background: colour.brandSoft, color: colour.brandText },
  ':focus-visible': { borderRadius: '50%', outlineOffset: '-2px' },
})
