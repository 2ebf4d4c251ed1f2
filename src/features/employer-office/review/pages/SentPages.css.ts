import { globalStyle, style } from '@vanilla-extract/css'
import { pages } from '../../../../entities/resume/paper/Paper.css.ts'

export const sent = style({ display: 'grid', gap: '8px', minWidth: 0 })
export const ways = style({ display: 'flex', justifyContent: 'flex-end' })
/** The pages lie beside the screen, as wide as on paper. */
export const several = style({
  position: 'absolute',
  top: 0,
  insetInlineStart: '-10000px',
  '@media': { print: { position: 'static' } },
})

/** Only these pages are printed, and the elements around them take no room. */
for (const these of [sent, several]) {
  globalStyle(`body:has(${these}) :not(:has(${pages}), ${pages}, ${pages} *)`, {
    '@media': { print: { display: 'none !important' } },
  })
  globalStyle(`body:has(${these}) :has(${pages})`, {
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
}
/** An open delivery is not printed with the ticked ones. */
globalStyle(`body:has(${several}) ${sent} ${pages}`, { '@media': { print: { display: 'none !important' } } })
globalStyle(`${several} > * + *`, { '@media': { print: { breakBefore: 'page' } } })
