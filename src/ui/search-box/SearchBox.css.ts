import { style } from '@vanilla-extract/css'
import { font, media, raised } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour } = vars

export const box = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: '56px',
  padding: '4px',
  borderRadius: '14px',
  background: colour.surfaceRaised,
  boxShadow: raised,
  selectors: { '&:has(input:focus-visible)': { boxShadow: `${raised}, 0 0 0 2px ${colour.brandText}` } },
  '@media': { [media.phone]: { height: '48px', borderRadius: '12px' } },
})
export const kinds = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  height: '24px',
  margin: '0 0 0 16px',
  paddingInlineEnd: '12px',
  borderInlineEnd: `1px solid ${colour.lineStrong}`,
  '@media': { [media.phone]: { marginInlineStart: '12px', paddingInlineEnd: '8px' } },
})
export const input = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: '0 16px',
  font: font(16),
  outline: 0,
  appearance: 'none',
  '::placeholder': { color: colour.textMuted, opacity: 1 },
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
  '@media': { [media.phone]: { padding: '0 12px' } },
})
export const submit = style({
  flex: 'none',
  '@media': { [media.phone]: { width: '40px', height: '40px', padding: 0, borderRadius: '8px' } },
})
export const submitText = style({ '@media': { [media.phone]: { display: 'none' } } })
