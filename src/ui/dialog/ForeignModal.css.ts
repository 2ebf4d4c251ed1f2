import { globalStyle, style } from '@vanilla-extract/css'

/** Radix takes the pointer from all of the page while one of our own dialogs is open; what is foreign is part of the page. */
globalStyle('body[data-foreign-modal]', { pointerEvents: 'auto !important' as 'auto' })

export const unseen = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
