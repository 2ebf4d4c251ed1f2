import { globalStyle, style } from '@vanilla-extract/css'
import { pages } from '../../../entities/resume/paper/Paper.css.ts'

export const sent = style({ display: 'grid', gap: '8px', minWidth: 0 })
export const ways = style({ display: 'flex', justifyContent: 'flex-end' })

/** On paper there are these pages and nothing else, and what they stand in takes no room. */
globalStyle(`body:has(${sent}) :not(:has(${pages}), ${pages}, ${pages} *)`, {
  '@media': { print: { display: 'none !important' } },
})
globalStyle(`body:has(${sent}) :has(${pages})`, {
  '@media': {
    print: {
      display: 'block !important',
      width: 'auto !important',
      maxWidth: 'none !important',
      height: 'auto !important',
      margin: '0 !important',
      padding: '0 !important',
      overflow: 'visible !important',
      background: 'none !important',
      boxShadow: 'none !important',
    },
  },
})
