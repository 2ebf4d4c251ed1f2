import { createVar, style } from '@vanilla-extract/css'
import { font, media, mix, raised } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'
import { withPreview } from '../Editor.css.ts'

const { colour, radius } = vars
const wide = 'screen and (min-width: 1280px)'

/** Pixels between a field and the right edge of its section. */
export const inset = createVar()

export const button = style({ flex: 'none', '@media': { [media.phone]: { minHeight: '44px' } } })
/** Within the field where there is no room beside it. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  width: '100%',
  padding: '12px 16px 16px',
  border: `1px solid ${colour.brandLine}`,
  borderRadius: radius.medium,
  background: mix(colour.brandSoft, 40, colour.surfaceRaised),
  font: font(14),
  color: colour.text,
  outline: 0,
  '@media': {
    [media.phone]: { padding: '12px' },
    [wide]: {
      selectors: {
        [`${withPreview} &`]: {
          position: 'absolute',
          zIndex: 8,
          top: 0,
          left: '100%',
          width: '432px',
          marginInlineStart: `calc(${inset} + 24px)`,
          background: colour.surfaceRaised,
          boxShadow: raised,
        },
      },
    },
  },
})
export const head = style({ display: 'flex', alignItems: 'center', gap: '8px' })
export const title = style({
  marginInlineEnd: 'auto',
  font: font(14, 700),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
})
export const icon = style({ flex: 'none', color: colour.brandText })
export const quiet = style({ font: font(12), color: colour.textMuted, textWrap: 'pretty' })
export const of = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' })
export const heading = style({ font: font(14, 700), width: '100%' })
export const lines = style({ display: 'grid', gap: '8px', margin: 0, padding: 0, listStyle: 'none' })
export const line = style({
  display: 'grid',
  gap: '4px',
  justifyItems: 'start',
  padding: '8px 12px',
  borderRadius: radius.small,
  background: colour.surfaceSunken,
})
export const figure = style({ background: 'transparent', color: colour.successText, fontWeight: 700 })
export const why = style({
  display: 'flex',
  gap: '6px',
  alignItems: 'flex-start',
  font: font(12),
  color: colour.successText,
})
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' })
export const place = style({ font: font(12), color: colour.textMuted, fontVariantNumeric: 'tabular-nums' })
