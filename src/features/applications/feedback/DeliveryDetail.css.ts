import { globalStyle, style } from '@vanilla-extract/css'
import { font, media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'
import { TWO_PANES } from './FeedbackPage.css.ts'

const { colour, radius } = vars

export const detail = style({
  minWidth: 0,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  '@media': {
    [TWO_PANES]: { position: 'sticky', top: '24px' },
    [media.phone]: { marginInline: '-16px', marginTop: '-16px', border: 0, borderRadius: 0 },
  },
})
export const back = style({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '48px',
  padding: '0 20px',
  borderBottom: `1px solid ${colour.line}`,
  font: font(14),
  color: colour.textMuted,
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': { [TWO_PANES]: { display: 'none' } },
})
export const head = style({
  display: 'flex',
  gap: '16px',
  padding: '24px',
  borderBottom: `1px solid ${colour.line}`,
  '@media': { [media.phone]: { gap: '12px', padding: '16px' } },
})
export const words = style({ minWidth: 0 })
export const names = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' })
export const title = style({ font: font(18, 700), overflowWrap: 'anywhere' })
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  marginTop: '4px',
  font: font(14),
  color: colour.textMuted,
})
export const link = style({ color: colour.brandText, ':hover': { textDecoration: 'underline' } })
globalStyle(`${facts} > *`, { lineHeight: '28px' })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 224px',
  alignItems: 'start',
  gap: '32px',
  padding: '24px',
  // A resume is to be read at the width of a page.
  selectors: { '&:has(details[open])': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
    [media.phone]: { padding: '20px 16px' },
  },
})
export const unknown = style({ padding: '48px 24px' })
export const outline = style({ display: 'grid', gap: '16px', padding: '24px' })
