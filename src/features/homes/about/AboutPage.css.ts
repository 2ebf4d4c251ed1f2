import { style } from '@vanilla-extract/css'
import { font, media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars

export const page = style({
  width: '1000px',
  maxWidth: 'calc(100% - 48px)',
  marginInline: 'auto',
  paddingBottom: '80px',
  '@media': { [media.phone]: { maxWidth: 'calc(100% - 32px)', paddingBottom: '48px' } },
})
export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  minHeight: '88px',
  '@media': { [media.phone]: { minHeight: '64px' } },
})
export const home = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: '8px',
  minHeight: '24px',
  color: colour.brandText,
  ':hover': { textDecoration: 'underline' },
})
export const title = style({
  marginTop: '32px',
  font: font(36, 700),
  '@media': { [media.phone]: { marginTop: '16px', font: font(28, 700) } },
})
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '1fr 400px',
  alignItems: 'start',
  gap: '48px',
  marginTop: '32px',
  '@media': { 'screen and (max-width: 1023px)': { gridTemplateColumns: '1fr', gap: '32px' } },
})
export const texts = style({ display: 'grid', gap: '32px' })
export const heading = style({ font: font(18, 700) })
export const text = style({ marginTop: '12px', font: font(16), lineHeight: '28px', color: colour.textMuted })
export const card = style({
  padding: '24px',
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  boxShadow: `0 0 0 1px ${colour.line}`,
  '@media': { [media.phone]: { padding: '16px' } },
})
export const contacts = style({ display: 'grid', gap: '16px', marginTop: '20px' })
export const contact = style({ display: 'grid', gridTemplateColumns: '128px 1fr', alignItems: 'center', gap: '12px' })
export const kind = style({ display: 'flex', alignItems: 'center', gap: '12px', color: colour.textMuted })
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '36px',
  height: '36px',
  borderRadius: '50%',
  background: colour.brandSoft,
  color: colour.brandText,
})
export const value = style({ minWidth: 0, font: font(14, 700) })
export const link = style({ ':hover': { color: colour.brandText, textDecoration: 'underline' } })
