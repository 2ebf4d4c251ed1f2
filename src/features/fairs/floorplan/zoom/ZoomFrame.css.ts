import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../../../ui/style.ts'

export const frame = style({
  flex: 1,
  minHeight: 0,
  overflow: 'clip',
  touchAction: 'pan-x pan-y',
  '@media': { [media.phone]: { flex: 'none', aspectRatio: '1232 / 752' } },
})
export const movable = style({ touchAction: 'none', cursor: 'grab', ':active': { cursor: 'grabbing' } })
/** These rules stand for the library's own sheet, which our content security policy keeps out. */
export const wrapper = style({ position: 'relative', overflow: 'clip' })
export const content = style({ transformOrigin: '0 0' })
/** These rules win over that sheet, where there is one. */
globalStyle(`${frame} .${wrapper}, ${frame} .${content}`, { display: 'block', width: '100%', height: '100%' })
