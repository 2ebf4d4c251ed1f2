import { globalStyle, style } from '@vanilla-extract/css'
import { font, media, quick, raised } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars
const narrow = 'screen and (max-width: 999px)'

export const bar = style({ background: colour.surface, borderBottom: `1px solid ${colour.line}` })
export const inside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  width: '1200px',
  maxWidth: 'calc(100% - 48px)',
  minHeight: '64px',
  marginInline: 'auto',
  paddingBlock: '10px',
  '@media': { [media.phone]: { maxWidth: 'calc(100% - 32px)' } },
})
export const title = style({ font: font(18, 700) })
export const saved = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  font: font(12),
  color: colour.textMuted,
})
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { marginInlineStart: 0 } },
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 704px) minmax(0, 472px)',
  alignItems: 'start',
  gap: '24px',
  width: '1200px',
  maxWidth: 'calc(100% - 48px)',
  marginInline: 'auto',
  paddingBlock: '24px 72px',
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.phone]: { gap: '16px', maxWidth: 'calc(100% - 24px)', paddingTop: '12px' },
  },
})
export const card = style({
  minWidth: 0,
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  boxShadow: raised,
  overflow: 'hidden',
})
export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(76px, 1fr)',
  gap: '4px',
  padding: '16px 24px 8px',
  overflowX: 'auto',
  '@media': { [media.phone]: { paddingInline: '16px' } },
})
export const step = style({
  paddingTop: '8px',
  borderTop: `3px solid ${colour.line}`,
  font: font(12),
  color: colour.textMuted,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-done]': { borderColor: colour.brand, color: colour.text },
    '&[aria-current]': { borderColor: colour.brandLine, color: colour.brandText, fontWeight: 700 },
  },
})
export const part = style({ marginInlineStart: '4px', fontVariantNumeric: 'tabular-nums' })
export const privacy = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '8px',
  padding: '8px 24px',
  background: colour.surfaceSunken,
  font: font(12),
  color: colour.textMuted,
  '@media': { [media.phone]: { paddingInline: '16px' } },
})
globalStyle(`${privacy} > svg`, { flex: 'none', marginTop: '2px' })
export const log = style({
  display: 'grid',
  alignContent: 'start',
  gap: '16px',
  maxHeight: '420px',
  padding: '20px 24px',
  overflowY: 'auto',
  '@media': { [media.phone]: { padding: '16px', maxHeight: '320px' } },
})
export const earlier = style({ font: font(12), color: colour.textMuted, textAlign: 'center' })
export const asked = style({
  justifySelf: 'start',
  maxWidth: '85%',
  padding: '8px 14px',
  borderRadius: radius.medium,
  background: colour.surfaceSunken,
})
export const mine = style({ display: 'grid', justifyItems: 'end', gap: '4px' })
export const said = style({
  maxWidth: '85%',
  padding: '8px 14px',
  borderRadius: radius.medium,
  background: colour.brand,
  color: colour.brandInk,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
})
export const outcome = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '0 12px',
  font: font(12),
  color: colour.textMuted,
  selectors: { '&[data-written]': { color: colour.successText } },
})
export const unread = style({
  justifySelf: 'stretch',
  padding: '12px 16px',
  borderRadius: radius.medium,
  background: colour.warningSoft,
  color: colour.warningText,
  font: font(12),
  overflowWrap: 'anywhere',
})
export const pane = style({
  display: 'grid',
  gap: '12px',
  padding: '20px 24px',
  borderTop: `1px solid ${colour.line}`,
  background: colour.surface,
  '@media': { [media.phone]: { padding: '16px' } },
})
export const number = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  font: font(12),
  color: colour.textMuted,
})
export const question = style({ font: font(18, 700), color: colour.text })
export const hint = style({ marginBlockEnd: '8px', color: colour.textMuted })
export const replies = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' })
export const box = style({
  border: `1px solid ${colour.controlLine}`,
  borderRadius: radius.medium,
  background: colour.surfaceRaised,
  transition: quick('border-color', 'box-shadow'),
  ':focus-within': { borderColor: colour.brandText, boxShadow: vars.shadow.focus },
})
export const area = style({
  display: 'block',
  width: '100%',
  minHeight: '64px',
  maxHeight: '240px',
  padding: '12px 16px',
  background: 'transparent',
  font: font(14),
  color: colour.text,
  outline: 0,
  resize: 'none',
  fieldSizing: 'content',
  '@media': { [media.phone]: { fontSize: '16px', lineHeight: '24px' } },
})
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', padding: '8px 12px' })
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  marginInlineStart: 'auto',
  font: font(12),
  color: colour.textMuted,
})
/** Fingers have no such keys. */
export const keys = style({ '@media': { [media.phone]: { display: 'none' } } })
export const key = style({
  padding: '0 6px',
  border: `1px solid ${colour.line}`,
  borderRadius: radius.small,
  font: font(12),
})
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '12px',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const choice = style({
  display: 'grid',
  alignContent: 'start',
  gap: '8px',
  padding: '16px',
  borderRadius: radius.medium,
  border: `1px solid ${colour.lineStrong}`,
  background: colour.surfaceRaised,
  color: colour.text,
  textAlign: 'start',
  textDecoration: 'none',
  transition: quick('background', 'border-color'),
  ':hover': { borderColor: colour.brandText, background: colour.hover },
})
export const choiceName = style({ font: font(16, 700) })
export const choiceText = style({ font: font(12), color: colour.textMuted })
export const rival = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 16px',
  padding: '12px 16px',
  borderRadius: radius.medium,
  background: colour.surfaceSunken,
  overflowWrap: 'anywhere',
})
export const rivalName = style({ gridColumn: '1 / -1', fontWeight: 700 })
export const rivalWhose = style({ color: colour.textMuted })
export const side = style({
  minWidth: 0,
  '@media': { 'screen and (min-width: 1000px)': { position: 'sticky', top: '24px' } },
})
export const toggle = style({ '@media': { 'screen and (min-width: 1000px)': { display: 'none' } } })
