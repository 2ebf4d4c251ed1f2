import { style } from '@vanilla-extract/css'
import { media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

/** The page is as high as the window: its parts scroll by themselves. */
export const page = style({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', height: '100dvh' })
export const screen = style({ minHeight: 0, overflowY: 'auto', background: vars.colour.surfaceSunken })
export const work = style({
  display: 'grid',
  gridTemplateColumns: '216px minmax(0, 1fr)',
  minHeight: 0,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)' } },
})
export const review = style({ minWidth: 0, minHeight: 0 })
export const outline = style({ padding: '24px' })
