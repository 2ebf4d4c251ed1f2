import { style } from '@vanilla-extract/css'
import { font, forcedEdge, media, raised } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars

export const mark = style({ display: 'flex', alignItems: 'center', gap: '12px' })
export const badge = style({
  borderRadius: radius.medium,
  boxShadow: `0 0 0 1.5px color-mix(in srgb, ${colour.brandInk} 40%, transparent)`,
})
export const name = style({ font: font(18, 700), lineHeight: '24px' })
export const tagline = style({ font: font(12), lineHeight: '16px' })
export const heading = style({ font: font(22, 700), marginTop: '32px', whiteSpace: 'pre-line' })
export const points = style({ marginTop: '20px', display: 'grid', gap: '12px' })
export const point = style({ display: 'flex', alignItems: 'center', gap: '12px', font: font(14) })
export const art = style({ position: 'absolute', insetInline: 0, bottom: 0, width: '100%', height: 'auto' })

/** Its icon in line with the title. */
export const back = style({ alignSelf: 'flex-start', margin: '-4px 0 8px -12px' })
export const title = style({ font: font(22, 700), paddingInlineEnd: '40px' })
export const body = style({ display: 'flex', flexDirection: 'column', flex: 1, marginTop: '24px' })
export const tabs = style({ display: 'flex', flexDirection: 'column', flex: 1, marginTop: '8px' })
export const row = style({ display: 'flex', justifyContent: 'flex-end', marginTop: '-8px' })
export const foot = style({ marginTop: 'auto', textAlign: 'center', font: font(14), color: colour.textMuted })
export const terms = style([foot, { font: font(12), selectors: { [`${foot} + &`]: { marginTop: '-12px' } } }])

/** The panes outside of a dialog. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minWidth: 0,
  maxWidth: '432px',
  minHeight: '536px',
  padding: '40px 40px 32px',
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  color: colour.text,
  boxShadow: raised,
  ...forcedEdge,
  '@media': { [media.phone]: { minHeight: '480px', padding: '28px 20px 24px' } },
})
