import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { font, mix } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'
import { code, slim, wide } from '../panel/controls.css.ts'

const { colour } = vars

/** Height of a row, pixels. */
export const ROW = 24

export const timerText = mix(mix(colour.brand, 45, colour.danger), 70, colour.text)

export const filters = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  marginLeft: 'auto',
  minWidth: 0,
  '@media': { [slim]: { marginLeft: 0, width: '100%', flexWrap: 'wrap', padding: '4px 0 6px' } },
})
export const filter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  height: '26px',
  padding: '0 8px',
  border: `1px solid ${colour.controlLine}`,
  borderRadius: vars.radius.small,
  color: colour.textMuted,
  flex: '1 1 120px',
  maxWidth: '216px',
  minWidth: 0,
})
export const filterText = style({
  minWidth: 0,
  width: '100%',
  color: colour.text,
  font: font(12),
  '::placeholder': { color: colour.textMuted, opacity: 1 },
})
export const chips = style({ display: 'flex', gap: '6px', border: 0, padding: 0, minWidth: 0, flex: 'none' })
export const kept = style({
  font: font(12),
  color: colour.textMuted,
  whiteSpace: 'nowrap',
  '@media': {
    'screen and (min-width: 860px) and (max-width: 1279px)': { display: 'none' },
    'screen and (max-width: 599px)': { display: 'none' },
  },
})

export const scroller = style({ flex: 1, minHeight: 0, overflowY: 'auto', overflowX: 'hidden', contain: 'strict' })
export const table = style({ width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', font: code })
globalStyle(`${table} td, ${table} th`, {
  height: `${ROW}px`,
  padding: '0 6px',
  textAlign: 'left',
  fontWeight: 400,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
globalStyle(`${table} td:first-child, ${table} th:first-child`, { paddingLeft: '12px', width: '60px' })
globalStyle(`${table} th`, {
  position: 'sticky',
  top: 0,
  zIndex: 1,
  font: font(12),
  color: colour.textMuted,
  background: colour.surface,
  boxShadow: `inset 0 -1px 0 ${colour.line}`,
})
const middling = 'screen and (min-width: 860px) and (max-width: 1199px)'
export const columns = styleVariants({
  step: {},
  time: { '@media': { [wide]: { width: '112px' }, [middling]: { width: '108px' } } },
  who: { '@media': { [wide]: { width: '212px' }, [middling]: { width: '180px' } } },
  event: { '@media': { [wide]: { width: '260px' } } },
  payload: { '@media': { [wide]: { width: '32%' } } },
  result: {},
})
export const row = style({
  position: 'relative',
  selectors: {
    '&:hover': { background: colour.hover },
    '&[aria-current="true"]': { background: colour.brandSoft, boxShadow: `inset 2px 0 0 ${colour.brand}` },
  },
})
/** After the step that is looked at. */
export const later = style({ color: colour.textMuted })
globalStyle(`${later} *`, { color: 'inherit' })
/** Not shown where there is little room. */
export const roomy = style({ '@media': { [slim]: { display: 'none' } } })
export const dim = style({ color: colour.textMuted })
export const step = style({
  font: code,
  color: colour.textMuted,
  textAlign: 'left',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 0 },
    '&:focus-visible::after': { outline: `2px solid ${colour.brandText}`, outlineOffset: '-2px' },
  },
})
export const kinds = styleVariants({
  start: { color: colour.textMuted },
  page: { color: colour.brandText },
  actor: {},
  timer: { color: timerText },
  done: { color: colour.successText },
  error: { color: colour.dangerText },
})
export const ignored = style({ color: colour.warningText })
export const strong = style({ fontWeight: 700 })
export const none = style({ padding: '16px 12px', font: font(12), color: colour.textMuted })
