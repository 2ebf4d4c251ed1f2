import { style } from '@vanilla-extract/css'
import { font, media } from '../../../ui/style.ts'

export const page = style({
  minHeight: 'calc(100dvh - 73px)',
  paddingBottom: '48px',
  '@media': { [media.phone]: { paddingBottom: '32px' } },
})
/** Below where the heading will be. */
export const pending = style({ paddingTop: '108px', '@media': { [media.phone]: { paddingTop: '96px' } } })
export const title = style({
  marginBottom: '16px',
  font: font(22, 700),
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { font: font(18, 700) } },
})
