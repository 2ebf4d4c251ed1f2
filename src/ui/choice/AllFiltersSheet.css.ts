import { style } from '@vanilla-extract/css'
import { vars } from '../theme.css.ts'

/** As high as the screen allows beside the sheet's own head and buttons, which stay in sight. */
export const groups = style({
  display: 'grid',
  gap: '24px',
  maxHeight: 'calc(100dvh - 240px)',
  margin: '0 -24px',
  padding: '2px 24px 24px',
  borderBottom: `1px solid ${vars.colour.line}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})
