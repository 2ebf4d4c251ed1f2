import { style } from '@vanilla-extract/css'
import { focusRing } from '../../../ui/style.ts'

export const canvas = style({
  position: 'relative',
  overflow: 'hidden',
  width: '100%',
  height: '100%',
  minHeight: 0,
  cursor: 'grab',
  touchAction: 'none',
  ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
  selectors: { '&[data-dragged]': { cursor: 'grabbing' } },
})
export const sheet = style({ position: 'absolute', top: 0, left: 0, transformOrigin: '0 0' })
