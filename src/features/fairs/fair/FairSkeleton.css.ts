import { style } from '@vanilla-extract/css'
import { media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour } = vars

/** The outline is as high as the head that takes its place. */
export const head = style({
  display: 'grid',
  alignContent: 'space-between',
  height: '398px',
  '@media': { [media.phone]: { height: '375px' } },
})
export const tabs = style({
  height: '48px',
  background: colour.surface,
  boxShadow: `0 -1px 0 ${colour.line}, 0 1px 0 ${colour.line}`,
})
