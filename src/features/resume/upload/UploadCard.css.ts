import { globalStyle, style } from '@vanilla-extract/css'
import { font, media, mix } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius, shadow } = vars

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: '24px',
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  outline: 0,
  boxShadow: `${shadow.middle}, 0 0 0 1px ${colour.brandLine}`,
  '@media': { [media.phone]: { padding: '20px' } },
})

export const zone = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: '4px',
  minHeight: '192px',
  padding: '20px',
  textAlign: 'center',
  background: mix(colour.brandSoft, 56, colour.surfaceRaised),
  border: `1.5px dashed ${mix(colour.brandText, 48, colour.surface)}`,
  borderRadius: radius.medium,
  color: colour.brandText,
})
export const failing = style({
  background: mix(colour.warningSoft, 60, colour.surfaceRaised),
  borderColor: mix(colour.warning, 48, colour.surface),
  color: colour.warningText,
})
export const zoneTitle = style({ font: font(16, 700), color: colour.text, overflowWrap: 'anywhere' })
export const zoneHint = style({ font: font(12), color: colour.textMuted, maxWidth: '36em' })
export const zoneName = style({ font: font(14), maxWidth: '100%', overflowWrap: 'anywhere' })
export const bar = style({ width: 'min(280px, 100%)', margin: '12px 0 4px' })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  marginTop: '20px',
})
export const title = style({ font: font(18, 700) })
export const takes = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  font: font(14),
  color: colour.textMuted,
})
export const text = style({ marginTop: '8px', font: font(14), color: colour.textMuted })
export const promises = style({ display: 'grid', gap: '8px', margin: '16px 0 20px', font: font(14) })
export const promise = style({ display: 'flex', gap: '8px', alignItems: 'flex-start' })
globalStyle(`${promise} > svg`, { marginTop: '3px', color: colour.success })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
  marginTop: 'auto',
  minHeight: '40px',
})
export const keep = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '24px',
  marginInlineStart: 'auto',
  font: font(14),
  color: colour.textMuted,
  cursor: 'pointer',
})
globalStyle(`${keep}[hidden]`, { display: 'none' })
export const alert = style({ display: 'grid', justifyItems: 'center', gap: '4px' })
export const art = style({ width: '112px', height: '84px' })
