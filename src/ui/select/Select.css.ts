import { style } from '@vanilla-extract/css'
import { overlaid } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour } = vars

export const select = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '24px',
  borderRadius: vars.radius.small,
  selectors: {
    '&:hover': { color: colour.brandText },
    '&:has(:focus-visible)': { outline: `2px solid ${colour.brandText}`, outlineOffset: '2px' },
    '&:has(:disabled)': { color: colour.textMuted },
  },
})
/** The real control lies over what is drawn, so that the system's own list opens. */
export const control = style({
  ...overlaid,
  cursor: 'pointer',
  fontSize: '16px',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
})
export const option = style({ color: colour.text, background: colour.surfaceRaised })
