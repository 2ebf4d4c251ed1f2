import { globalStyle, style } from '@vanilla-extract/css'
import { font, media } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour, radius } = vars

export const findings = style({
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  boxShadow: `0 0 0 1px ${colour.line}`,
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  padding: '20px 24px',
  '@media': { [media.phone]: { padding: '16px' } },
})
export const title = style({ font: font(18, 700) })
export const none = style({ padding: '8px 24px 32px', color: colour.textMuted })
export const one = style({
  padding: '20px 24px',
  borderTop: `1px solid ${colour.line}`,
  scrollMarginTop: '88px',
  breakInside: 'avoid',
  '@media': { [media.phone]: { padding: '16px' } },
})
export const top = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' })
export const name = style({ flex: 1, minWidth: '200px', font: font(16, 700) })
export const cost = style({ font: font(12), color: colour.textMuted, fontVariantNumeric: 'tabular-nums' })
export const quoted = style({
  marginTop: '12px',
  padding: '10px 16px',
  borderRadius: radius.medium,
  background: colour.surfaceSunken,
})
export const quote = style({ margin: '0 0 4px', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' })
export const mark = style({
  borderRadius: '3px',
  padding: '0 2px',
  background: colour.warningSoft,
  color: colour.warningText,
})
export const place = style({ font: font(12), color: colour.textMuted })
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '6px 16px',
  marginTop: '12px',
})
globalStyle(`${words} dt`, { color: colour.textMuted })
export const example = style({ display: 'block', marginTop: '4px', color: colour.textMuted })
export const mend = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '32px',
  marginTop: '8px',
  color: colour.brandText,
  font: font(14, 500),
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  '@media': { print: { display: 'none' } },
})
