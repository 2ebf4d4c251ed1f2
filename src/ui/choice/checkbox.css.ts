import { style } from '@vanilla-extract/css'
import { focusRing } from '../style.ts'
import { vars } from '../theme.css.ts'

/** A box to tick: the browser's own once it is ticked, before that of our colours, which browsers do not have in the dark. */
export const checkbox = style({
  flex: 'none',
  width: '16px',
  height: '16px',
  margin: 0,
  selectors: {
    '&:not(:checked)': {
      appearance: 'none',
      border: `1px solid ${vars.colour.controlLine}`,
      borderRadius: '3px',
      background: vars.colour.surface,
    },
    '&:disabled:not(:checked)': { borderColor: vars.colour.line, background: vars.colour.surfaceSunken },
    '&:focus-visible': focusRing,
  },
})
