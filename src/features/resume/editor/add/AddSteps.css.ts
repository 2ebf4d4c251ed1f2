import { globalStyle, style } from '@vanilla-extract/css'
import { font, media } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour, radius } = vars

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  width: '800px',
  maxWidth: 'calc(100% - 48px)',
  minHeight: '560px',
  alignContent: 'start',
  marginInline: 'auto',
  paddingBlock: '32px 64px',
  '@media': { [media.phone]: { maxWidth: 'calc(100% - 24px)', paddingBlock: '16px 24px', gap: '16px' } },
})
// What is focused never comes to lie under the bar below.
globalStyle(`${page} :is(input, textarea, select, button, a)`, {
  '@media': { [media.phone]: { scrollMarginBottom: '88px' } },
})
export const top = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' })
export const title = style({ font: font(22, 700), color: colour.text })
export const lead = style({ font: font(14), color: colour.textMuted })
export const steps = style({ '@media': { [media.phone]: { display: 'none' } } })
/** The same in one line. */
export const step = style({
  display: 'none',
  font: font(14),
  color: colour.textMuted,
  '@media': { [media.phone]: { display: 'block' } },
})
export const foot = style({
  display: 'flex',
  gap: '12px',
  justifyContent: 'space-between',
  '@media': {
    // Where the thumb is.
    [media.phone]: {
      position: 'sticky',
      bottom: 0,
      zIndex: 5,
      margin: '0 -12px',
      padding: '12px',
      background: colour.surface,
      borderTop: `1px solid ${colour.line}`,
    },
  },
})
export const on = style({ display: 'flex', gap: '12px', marginInlineStart: 'auto' })
export const done = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '12px',
  padding: '40px 24px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  textAlign: 'center',
})
export const doneIcon = style({ color: colour.success })
export const doneTitle = style({ font: font(18, 700), outline: 0 })
export const doneText = style({ font: font(14), color: colour.textMuted })
export const open = style({ display: 'grid', gap: '4px', margin: 0, padding: 0, listStyle: 'none' })
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '12px',
  marginTop: '12px',
})
