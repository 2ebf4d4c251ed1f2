import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'

/** Over a link as large as its row. */
export const above = style({ position: 'relative', zIndex: 2 })
export const refusal = style([above, { gridColumn: '1 / -1', flexBasis: '100%' }])
export const ways = style({ display: 'inline-flex', gap: '16px', marginInlineStart: '8px' })

/** As high as the search beside it; on a phone its icon alone. */
export const button = style({
  height: '56px',
  borderRadius: '14px',
  '@media': {
    [media.phone]: { width: '48px', height: '48px', padding: 0, borderRadius: '12px' },
    print: { display: 'none' },
  },
})
export const held = style({})
globalStyle(`${held} svg`, { color: vars.colour.brandText })
/** Both faces lie on each other, so that the button keeps its width. */
export const faces = style({ display: 'grid', justifyItems: 'center' })
export const face = style({ gridArea: '1 / 1', display: 'flex', alignItems: 'center', gap: '8px' })
export const unseen = style([face, { visibility: 'hidden' }])
export const words = style({ '@media': { [media.phone]: { display: 'none' } } })
