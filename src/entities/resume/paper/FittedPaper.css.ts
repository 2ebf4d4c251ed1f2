import { style } from '@vanilla-extract/css'

const onPaper = { '@media': { print: { overflow: 'visible' } } } as const
export const frame = style({ overflow: 'clip', overflowClipMargin: '24px', ...onPaper })
export const scrolled = style({ overflowX: 'auto', overflowY: 'clip', ...onPaper })
export const space = style({ '@media': { print: { width: 'auto !important', height: 'auto !important' } } })
export const sheet = style({
  width: 'max-content',
  transformOrigin: '0 0',
  '@media': { print: { transform: 'none !important' } },
})
