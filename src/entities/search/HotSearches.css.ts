import { style } from '@vanilla-extract/css'
import { font, quick } from '../../ui/style.ts'

/** One line; what has no room on it is left out. Its place is there before its words. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  height: '24px',
  overflow: 'hidden',
  font: font(12),
  lineHeight: '24px',
})
export const label = style({ paddingInlineEnd: '8px', opacity: 0.86 })
export const search = style({
  padding: '0 8px',
  transition: quick('color'),
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': { outlineOffset: '-2px' },
})
