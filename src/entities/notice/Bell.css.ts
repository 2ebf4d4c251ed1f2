import { style } from '@vanilla-extract/css'
import { mix, quick } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'

const { colour } = vars

export const bell = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '40px',
  // Room for a count of two digits before the avatar.
  marginInlineEnd: '8px',
  borderRadius: '50%',
  color: 'inherit',
  transition: quick('background'),
  selectors: { '&:hover, &[aria-expanded="true"]': { background: mix('currentColor', 10, 'transparent') } },
})
export const count = style({
  position: 'absolute',
  top: '2px',
  insetInlineStart: '20px',
  minWidth: '16px',
  height: '16px',
  padding: '0 4px',
  borderRadius: '8px',
  background: colour.danger,
  color: colour.surface,
  font: `700 11px/16px ${vars.font}`,
  textAlign: 'center',
  forcedColorAdjust: 'none',
})
