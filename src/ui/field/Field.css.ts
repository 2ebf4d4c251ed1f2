import { globalStyle, style } from '@vanilla-extract/css'
import { font, media, mix, quick } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour, radius } = vars

/** All of a phone number has to be seen beside what asks for a code. */
const narrow = 'screen and (max-width: 374px)'

export const field = style({ display: 'block', minWidth: 0 })
export const label = style({
  display: 'block',
  width: 'fit-content',
  font: font(14, 500),
  marginBottom: '8px',
  selectors: {
    // Drawn, not written: it is no part of the name.
    '&[data-required]::after': {
      content: '',
      display: 'inline-block',
      width: '6px',
      height: '6px',
      marginInlineStart: '6px',
      borderRadius: '50%',
      background: colour.danger,
      verticalAlign: 'middle',
    },
  },
})
export const hint = style({ font: font(12), color: colour.textMuted, marginTop: '8px' })
export const error = style({
  display: 'flex',
  gap: '4px',
  font: font(12),
  color: colour.dangerText,
  marginTop: '8px',
})
export const errorIcon = style({ marginTop: '2px' })

export const control = style({
  display: 'flex',
  alignItems: 'center',
  height: '48px',
  border: `1px solid ${colour.controlLine}`,
  borderRadius: radius.medium,
  background: colour.surfaceRaised,
  transition: quick('border-color', 'box-shadow'),
  selectors: {
    '&:hover': { borderColor: colour.textMuted },
    '&:has(input:focus)': { borderColor: colour.brandText, boxShadow: vars.shadow.focus },
    '&[data-invalid]': { borderColor: colour.danger },
    '&[data-invalid]:has(input:focus)': {
      borderColor: colour.danger,
      boxShadow: `0 0 0 3px ${mix(colour.danger, 22, 'transparent')}`,
    },
    '&[data-disabled]': { background: colour.surfaceSunken, borderColor: colour.line, color: colour.textMuted },
  },
})
export const prefix = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  alignSelf: 'stretch',
  padding: '0 12px 0 16px',
  '@media': { [narrow]: { paddingInline: '10px 8px' } },
  font: font(16),
  color: colour.textMuted,
  '::after': {
    content: '',
    position: 'absolute',
    insetInlineEnd: 0,
    top: '12px',
    bottom: '12px',
    borderInlineStart: `1px solid ${colour.lineStrong}`,
  },
})
export const leadingIcon = style({ marginInlineStart: '16px', color: colour.textMuted })
export const input = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: '0 16px',
  font: font(16),
  outline: 0,
  borderRadius: 'inherit',
  '@media': { [narrow]: { paddingInline: '8px' } },
  '::placeholder': { color: colour.textMuted, opacity: 1 },
  selectors: { [`${leadingIcon} + &`]: { paddingInlineStart: '12px' } },
})
globalStyle(`${input}:-webkit-autofill`, {
  WebkitTextFillColor: colour.text,
  boxShadow: `inset 0 0 0 48px ${colour.surfaceRaised}`,
})
export const action = style({
  position: 'relative',
  alignSelf: 'stretch',
  minWidth: '112px',
  padding: '0 16px',
  '@media': { [narrow]: { minWidth: 0, padding: '0 10px' } },
  font: font(14, 500),
  color: colour.brandText,
  whiteSpace: 'nowrap',
  textAlign: 'center',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    top: '12px',
    bottom: '12px',
    borderInlineStart: `1px solid ${colour.lineStrong}`,
  },
  selectors: {
    '&:hover:not(:disabled, [aria-disabled="true"])': { background: colour.brandSoft },
    '&:is(:disabled, [aria-disabled="true"])': { color: colour.textMuted, fontWeight: 400 },
    '&:focus-visible': { outlineOffset: '-4px' },
    '&:last-child': { borderRadius: `0 ${radius.medium} ${radius.medium} 0` },
  },
})
export const iconAction = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  marginInlineEnd: '6px',
  borderRadius: radius.small,
  color: colour.textMuted,
  transition: quick('background', 'color'),
  ':hover': { background: colour.hover, color: colour.text },
  '@media': { [media.phone]: { width: '44px', height: '44px', marginInlineEnd: 0 } },
})
export const actionBusyOver = style({ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center' })
