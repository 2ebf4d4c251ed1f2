import { style } from '@vanilla-extract/css'
import { font, media, quick } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour } = vars

export const area = style({
  display: 'block',
  width: '100%',
  minHeight: '40px',
  maxHeight: '320px',
  padding: '8px 12px',
  border: `1px solid ${colour.controlLine}`,
  borderRadius: vars.radius.medium,
  background: colour.surfaceRaised,
  font: font(14),
  color: colour.text,
  outline: 0,
  resize: 'none',
  fieldSizing: 'content',
  transition: quick('border-color', 'box-shadow'),
  selectors: {
    '&:hover': { borderColor: colour.textMuted },
    '&:focus': { borderColor: colour.brandText, boxShadow: vars.shadow.focus },
    '&[data-invalid]': { borderColor: colour.danger },
  },
  // Under 16 px a phone zooms in.
  '@media': { [media.phone]: { fontSize: '16px', lineHeight: '24px' } },
  '::placeholder': { color: colour.textMuted, opacity: 1 },
})
