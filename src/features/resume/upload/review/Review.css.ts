import { globalStyle, style } from '@vanilla-extract/css'
import { font, media, mix } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour, radius, shadow } = vars
const wide = 'screen and (min-width: 1024px)'
const narrow = 'screen and (max-width: 1023px)'
const width = 'min(1200px, 100% - 48px)'
const phoneWidth = '100% - 32px'

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 5,
  background: colour.surfaceRaised,
  borderBottom: `1px solid ${colour.line}`,
})
export const barInner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  width: `calc(${width})`,
  minHeight: '64px',
  marginInline: 'auto',
  paddingBlock: '12px',
  '@media': { [media.phone]: { width: `calc(${phoneWidth})` } },
})
export const title = style({ font: font(18, 700) })
export const file = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minWidth: 0,
  maxWidth: '280px',
  height: '28px',
  padding: '0 12px 0 8px',
  borderRadius: '14px',
  font: font(12),
  color: colour.textMuted,
  background: colour.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${colour.line}`,
  '@media': { [media.phone]: { display: 'none' } },
})
globalStyle(`${file} > span`, { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const barEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
  marginInlineStart: 'auto',
})
export const progress = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  font: font(14),
  color: colour.textMuted,
})
globalStyle(`${progress} b`, { color: colour.text })
globalStyle(`${progress} > progress`, { width: '104px', '@media': { [media.phone]: { display: 'none' } } })

export const page = style({
  display: 'grid',
  gap: '24px',
  width: `calc(${width})`,
  marginInline: 'auto',
  padding: '24px 0 40px',
  outline: 0,
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', alignItems: 'start' },
    [media.phone]: { width: `calc(${phoneWidth})` },
  },
})
/** Where there is no room for both beside each other, one is chosen. */
export const tabs = style({ '@media': { [wide]: { display: 'none' } } })
export const aside = style({ '@media': { [narrow]: { display: 'none' } } })

export const doc = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: radius.large,
  boxShadow: `0 0 0 1px ${colour.line}`,
  background: mix(colour.text, 7, colour.surfaceSunken),
  '@media': {
    [wide]: { position: 'sticky', top: '88px', height: 'calc(100dvh - 112px)' },
    [narrow]: { height: '80dvh' },
  },
})
export const docHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '56px',
  padding: '0 12px 0 20px',
  font: font(12),
  color: colour.textMuted,
  background: colour.surfaceRaised,
  borderBottom: `1px solid ${colour.line}`,
})
globalStyle(`${docHead} h2`, { font: font(16, 700), color: colour.text })
export const zoom = style({ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' })
export const key = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', padding: '12px 20px', font: font(12) })
globalStyle(`${key} > span`, { display: 'inline-flex', alignItems: 'center', gap: '8px' })
export const noPages = style({ padding: '24px', font: font(14), color: colour.textMuted })

export const rows = style({ display: 'grid', gap: '12px', minWidth: 0, alignContent: 'start' })
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
})
globalStyle(`${tools} h2`, { font: font(16, 700) })
export const none = style({ padding: '32px', textAlign: 'center', color: colour.textMuted })

export const group = style({
  overflow: 'hidden',
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  boxShadow: `0 0 0 1px ${colour.line}`,
})
export const groupHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '48px',
  padding: '4px 12px 4px 20px',
})
globalStyle(`${groupHead} > svg`, { color: colour.textMuted })
export const groupTitle = style({ font: font(16, 700) })
export const groupEnd = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  marginInlineStart: 'auto',
  font: font(12),
  color: colour.textMuted,
})
export const allDone = style({ color: colour.successText })
export const up = style({ transform: 'rotate(180deg)' })
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  minHeight: '36px',
  padding: '4px 20px',
  font: font(12),
  color: colour.textMuted,
  background: colour.surfaceSunken,
  borderTop: `1px solid ${colour.line}`,
})
globalStyle(`${entry} > b`, { font: font(14, 700), color: colour.text })

const columnWidths = '96px minmax(0, 2fr) minmax(0, 3fr) 136px'
export const columns = style({
  display: 'grid',
  gridTemplateColumns: columnWidths,
  gap: '16px',
  padding: '8px 20px',
  font: font(12),
  color: colour.textMuted,
  background: colour.surfaceSunken,
  borderTop: `1px solid ${colour.line}`,
  '@media': { [media.phone]: { display: 'none' } },
})
export const columnEnd = style({ textAlign: 'end' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: columnWidths,
  gap: '4px 16px',
  alignItems: 'start',
  minHeight: '44px',
  padding: '10px 20px',
  font: font(14),
  borderTop: `1px solid ${colour.line}`,
  outline: 0,
  overflowWrap: 'anywhere',
  scrollMarginBlock: '96px 24px',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '12px 16px' } },
})
export const current = style({
  background: mix(colour.brandSoft, 60, colour.surfaceRaised),
  boxShadow: `inset 3px 0 0 ${colour.brandText}`,
})
export const rowName = style({ display: 'flex', alignItems: 'center', gap: '8px', color: colour.textMuted })
const numbered = style({
  flex: 'none',
  minWidth: '20px',
  height: '20px',
  padding: '0 4px',
  borderRadius: '10px',
  font: font(12, 700),
  textAlign: 'center',
})
export const number = style([numbered, { background: colour.warning, color: colour.surfaceRaised }])
export const numberNow = style([numbered, { background: colour.brand, color: colour.brandInk }])
export const present = style({ color: colour.textMuted })
export const phoneLabel = style({
  marginInlineEnd: '8px',
  font: font(12),
  '@media': { [media.wide]: { display: 'none' } },
})
export const found = style({ minWidth: 0, whiteSpace: 'pre-wrap' })
export const news = style({ fontWeight: 500 })
export const skipped = style({})
globalStyle(`${skipped} ${found}`, { color: colour.textMuted, textDecoration: 'line-through' })
export const changed = style({
  padding: '1px 2px',
  borderRadius: '3px',
  fontWeight: 700,
  color: colour.warningText,
  background: colour.warningSoft,
})
export const doubt = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  marginTop: '4px',
  font: font(12),
  color: colour.warningText,
})
export const acts = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4px',
  marginBlock: '-5px',
  minHeight: '32px',
  font: font(12),
  whiteSpace: 'nowrap',
  '@media': { [media.phone]: { justifyContent: 'flex-start', margin: '4px 0 0' } },
})
export const decided = style({ display: 'inline-flex', alignItems: 'center', gap: '4px', color: colour.successText })
export const passed = style({ color: colour.textMuted })

export const fields = style({
  display: 'grid',
  gap: '8px',
})
export const input = style({
  width: '100%',
  minHeight: '40px',
  padding: '8px 12px',
  border: `1px solid ${colour.controlLine}`,
  borderRadius: radius.medium,
  background: colour.surfaceRaised,
  resize: 'vertical',
  selectors: {
    '&:focus-visible': {
      outline: 0,
      borderColor: colour.brandText,
      boxShadow: shadow.focus,
      borderRadius: radius.medium,
    },
    '&[aria-invalid="true"]': { borderColor: colour.danger },
  },
})
globalStyle(`select${input} > option`, { background: colour.surfaceRaised, color: colour.text })
export const wrong = style({ font: font(12), color: colour.dangerText })

export const miss = style({
  padding: '16px 20px',
  borderRadius: radius.large,
  background: mix(colour.warningSoft, 60, colour.surfaceRaised),
  boxShadow: `0 0 0 1px ${mix(colour.warning, 32, colour.surface)}`,
})
export const missHead = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' })
globalStyle(`${missHead} > a`, { marginInlineStart: 'auto' })
globalStyle(`${miss} h3`, { font: font(14, 700) })
export const missLines = style({ marginTop: '8px', font: font(12), color: colour.textMuted, overflowWrap: 'anywhere' })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '8px 16px',
  font: font(12),
  color: colour.textMuted,
})
export const keys = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  '@media': { [media.phone]: { display: 'none' } },
})
globalStyle(`${keys} kbd`, {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '20px',
  height: '20px',
  borderRadius: '4px',
  font: font(12, 500),
  background: colour.surfaceRaised,
  boxShadow: `0 0 0 1px ${colour.lineStrong}`,
})
export const state = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '12px',
  minHeight: '400px',
  padding: '24px',
  textAlign: 'center',
})
export const stateText = style({ font: font(14), color: colour.textMuted })
export const stateTitle = style({ font: font(18, 700), outline: 0 })
export const stateActs = style({ display: 'flex', gap: '12px', flexWrap: 'wrap', justifyContent: 'center' })
export const stateBar = style({ width: '240px' })
