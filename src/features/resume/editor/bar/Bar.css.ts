import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { font, media, quick } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour, radius } = vars

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 9,
  background: colour.surface,
  borderBottom: `1px solid ${colour.line}`,
})
export const inside = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px 16px',
  width: '1000px',
  maxWidth: 'calc(100% - 48px)',
  minHeight: '64px',
  marginInline: 'auto',
  '@media': { [media.phone]: { flexWrap: 'wrap', maxWidth: 'calc(100% - 24px)', paddingBlock: '8px' } },
})
export const wide = style([inside, { '@media': { 'screen and (min-width: 1280px)': { width: '1200px' } } }])
export const heading = style({
  minWidth: 0,
  font: font(18, 700),
  color: colour.text,
  // However long the title is, the bar has two lines: what is focused below it counts on that.
  '@media': { [media.phone]: { flex: '1 1 96px' } },
})
/** As wide as what stands in it. */
export const title = style({
  display: 'inline-grid',
  gridTemplateColumns: 'minmax(0, auto) auto',
  alignItems: 'center',
  gap: '8px',
  maxWidth: '100%',
  color: colour.textMuted,
  '::before': {
    content: 'attr(data-shown)',
    gridArea: '1 / 1',
    visibility: 'hidden',
    overflow: 'hidden',
    whiteSpace: 'pre',
    paddingInline: '8px',
    font: font(18, 700),
  },
})
export const titleInput = style({
  gridArea: '1 / 1',
  width: '100%',
  minWidth: 0,
  height: '40px',
  padding: '0 8px',
  marginInlineStart: '-8px',
  borderRadius: radius.small,
  font: font(18, 700),
  color: colour.text,
  outline: 0,
  transition: quick('background', 'box-shadow'),
  '::placeholder': { color: colour.text, opacity: 1 },
  selectors: {
    '&:hover': { background: colour.hover },
    '&:focus': { background: colour.surfaceRaised, boxShadow: vars.shadow.focus },
  },
  '@media': { [media.phone]: { height: '44px' } },
})
export const end = style({
  display: 'flex',
  gap: '12px',
  marginInlineStart: 'auto',
})
globalStyle(`${end} > :is(button, a)`, { '@media': { [media.phone]: { height: '44px' } } })
export const pillPlace = style({ flex: 'none' })
const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '28px',
  padding: '0 12px 0 8px',
  borderRadius: '14px',
  font: font(12),
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
const quiet = [
  base,
  { background: colour.surfaceSunken, color: colour.textMuted, boxShadow: `inset 0 0 0 1px ${colour.line}` },
]
const working = [base, { background: colour.brandSoft, color: colour.brandText }]
const waiting = [base, { background: colour.warningSoft, color: colour.warningText }]
export const pill = styleVariants({
  clean: [base, { background: colour.successSoft, color: colour.successText }],
  empty: quiet,
  dirty: quiet,
  saving: working,
  removed: working,
  offline: waiting,
  failing: waiting,
  refused: [base, { background: colour.dangerSoft, color: colour.dangerText, textDecoration: 'underline' }],
  conflict: [base, { background: colour.dangerSoft, color: colour.dangerText, textDecoration: 'underline' }],
})
