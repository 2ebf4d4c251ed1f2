import { globalStyle, style } from '@vanilla-extract/css'
import { font, media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars
const narrow = 'screen and (max-width: 999px)'
const offPaper = { print: { display: 'none' } } as const

export const page = style({
  paddingBottom: '72px',
  '@media': { [media.phone]: { paddingBottom: '120px' }, print: { padding: 0 } },
})
export const bar = style({
  background: colour.surface,
  borderBottom: `1px solid ${colour.line}`,
  '@media': offPaper,
})
export const inside = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px 12px',
  width: '1034px',
  maxWidth: 'calc(100% - 32px)',
  minHeight: '64px',
  marginInline: 'auto',
  paddingBlock: '10px',
  '@media': { [narrow]: { flexWrap: 'wrap' } },
})
export const title = style({
  flex: '0 1 auto',
  minWidth: '64px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  font: font(18, 700),
})
export const privacy = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  height: '28px',
  padding: '0 12px 0 8px',
  borderRadius: '14px',
  background: colour.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${colour.line}`,
  font: font(12),
  color: colour.textMuted,
  whiteSpace: 'nowrap',
  /** Before the name of the resume is cut, this is. */
  flex: '0 9999 auto',
  minWidth: '32px',
  '@media': { [media.tablet]: { display: 'none' } },
})
export const privacyText = style({ overflow: 'hidden', textOverflow: 'ellipsis' })
globalStyle(`${privacy} > svg`, { flex: 'none' })
export const actions = style({
  display: 'flex',
  gap: '12px',
  marginInlineStart: 'auto',
  '@media': {
    [media.phone]: {
      position: 'fixed',
      insetInline: 0,
      bottom: 0,
      zIndex: 10,
      justifyContent: 'center',
      gap: '8px',
      padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
      background: colour.surface,
      borderTop: `1px solid ${colour.line}`,
    },
  },
})
/** Narrow, they still stand beside each other. */
globalStyle(`${actions} > button`, { '@media': { [media.phone]: { paddingInline: '10px' } } })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 794px)',
  justifyContent: 'center',
  alignItems: 'start',
  gap: '32px',
  padding: '32px 16px 0',
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 794px)', gap: '16px', paddingTop: '16px' },
    print: { display: 'block', padding: 0 },
  },
})
export const side = style({ minWidth: 0, '@media': offPaper })
export const details = style({
  '@media': {
    [narrow]: {
      padding: '4px 16px 16px',
      borderRadius: radius.medium,
      background: colour.surfaceRaised,
      boxShadow: `0 0 0 1px ${colour.line}`,
      selectors: { '&:not([open])': { paddingBottom: '4px' } },
    },
  },
})
export const summary = style({
  display: 'none',
  listStyle: 'none',
  '@media': {
    [narrow]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '44px',
      fontWeight: 700,
      cursor: 'pointer',
    },
  },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})
export const disclosed = style({ selectors: { [`${details}[open] &`]: { transform: 'rotate(180deg)' } } })
export const hint = style({ marginTop: '12px', font: font(12), color: colour.textMuted })
export const paper = style({ minWidth: 0 })
export const alert = style({ '@media': offPaper })
export const zooms = style({
  display: 'none',
  justifyContent: 'flex-end',
  gap: '8px',
  marginBottom: '12px',
  '@media': { [narrow]: { display: 'flex' }, ...offPaper },
})
