import { style, styleVariants } from '@vanilla-extract/css'
import { font, media } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour, radius } = vars

export const inside = style({
  width: '1200px',
  maxWidth: 'calc(100% - 48px)',
  marginInline: 'auto',
  '@media': { [media.phone]: { maxWidth: 'calc(100% - 32px)' } },
})
/** Reaches to the foot of the screen however short the list is, so that nothing below moves when it comes. */
export const page = style([
  inside,
  {
    minHeight: 'calc(100dvh - 73px)',
    padding: '24px 0 72px',
    '@media': { [media.phone]: { minHeight: 'calc(100dvh - 57px)', padding: '16px 0 32px' } },
  },
])
export const heading = style({
  marginBottom: '20px',
  font: font(22, 700),
  '@media': { [media.phone]: { marginBottom: '12px', font: font(18, 700) } },
})

const columnsBase = style({ display: 'grid', alignItems: 'start', gap: '24px', marginTop: '16px' })
export const columns = styleVariants({
  one: [columnsBase, { gridTemplateColumns: 'minmax(0, 1fr)' }],
  two: [
    columnsBase,
    {
      gridTemplateColumns: 'minmax(0, 1fr) 304px',
      '@media': {
        [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 256px', gap: '16px' },
        'screen and (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  ],
})
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  '@media': { 'screen and (max-width: 1023px)': { display: 'none' } },
})

/** Sheet that holds a list; to the edges of a phone. */
export const sheet = style({
  overflow: 'hidden',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  '@media': { [media.phone]: { marginInline: '-16px', borderInline: 0, borderRadius: 0 } },
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '24px',
  height: '56px',
  padding: '0 24px',
  borderBottom: `1px solid ${colour.line}`,
  '@media': { [media.phone]: { gap: '12px', height: '48px', padding: '0 16px' } },
})
export const results = style({
  transition: `opacity ${vars.time.fast} ${vars.ease}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.55 } },
})
