import { style, styleVariants } from '@vanilla-extract/css'
import { ring } from '../spinner/Spinner.css.ts'
import { focusRing, font, mix, quick } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour, radius, shadow } = vars
const usable = '&:hover:not(:disabled):not([aria-busy="true"])'

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  border: '1px solid transparent',
  borderRadius: radius.medium,
  font: font(14, 500),
  whiteSpace: 'nowrap',
  userSelect: 'none',
  transition: quick('background', 'border-color', 'color', 'box-shadow'),
  selectors: {
    '&:focus-visible': { ...focusRing, borderRadius: radius.medium },
    '&:disabled': {
      background: mix(colour.text, 6, colour.surface),
      color: colour.textMuted,
      borderColor: 'transparent',
      boxShadow: 'none',
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
})

export const kind = styleVariants({
  primary: [
    base,
    {
      background: colour.brand,
      color: colour.brandInk,
      boxShadow: `0 1px 2px ${mix(colour.brand, 32, 'transparent')}, inset 0 1px 0 ${mix(colour.brandInk, 16, 'transparent')}`,
      vars: { [ring]: colour.brandInk },
      selectors: {
        [usable]: { background: colour.brandStrong },
        '&:disabled': {
          background: mix(colour.brand, 13, colour.surfaceRaised),
          color: mix(colour.brandText, 50, colour.textMuted),
        },
      },
    },
  ],
  secondary: [
    base,
    {
      background: colour.surfaceRaised,
      borderColor: colour.lineStrong,
      boxShadow: shadow.low,
      selectors: { [usable]: { borderColor: colour.brandText, color: colour.brandText } },
    },
  ],
  soft: [
    base,
    {
      background: colour.brandSoft,
      color: colour.brandText,
      selectors: { [usable]: { background: mix(colour.brand, 14, colour.surface) } },
    },
  ],
  ghost: [
    base,
    {
      color: colour.textMuted,
      selectors: { [usable]: { background: colour.hover, color: colour.text }, '&:disabled': { background: 'none' } },
    },
  ],
  danger: [
    base,
    {
      background: colour.danger,
      color: colour.surface,
      vars: { [ring]: colour.surface },
      selectors: { [usable]: { background: mix(colour.danger, 86, colour.text) } },
    },
  ],
  link: [
    base,
    {
      color: colour.brandText,
      gap: '4px',
      selectors: {
        [usable]: { textDecoration: 'underline', textUnderlineOffset: '4px' },
        '&:disabled': { background: 'none' },
      },
    },
  ],
})

export const size = styleVariants({
  sm: { height: '32px', padding: '0 12px', borderRadius: radius.small, gap: '4px' },
  md: { height: '40px', padding: '0 20px' },
  lg: { height: '48px', padding: '0 24px', font: font(16, 500) },
})
/** A link stands in running text: as high as its line, never lower than 24 px. */
export const linkSize = styleVariants({
  sm: { font: font(12, 500), minHeight: '24px' },
  md: { minHeight: '24px' },
  lg: { font: font(16, 500), minHeight: '24px' },
})
export const square = styleVariants({
  sm: { width: '32px', padding: 0 },
  md: { width: '40px', padding: 0 },
  lg: { width: '48px', padding: 0 },
})
export const block = style({ display: 'flex', width: '100%' })

export const label = style({ display: 'inherit', alignItems: 'inherit', justifyContent: 'inherit', gap: 'inherit' })
/** The label keeps its place, so that a busy button keeps its width. */
export const hidden = style({ opacity: 0 })
export const waiting = style({ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center' })
