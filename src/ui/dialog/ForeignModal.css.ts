import { style } from '@vanilla-extract/css'

export const unseen = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
