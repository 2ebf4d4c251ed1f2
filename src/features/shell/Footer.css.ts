import { style } from '@vanilla-extract/css'
import { font, media } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'
import { inside } from './Header.css.ts'

const { colour } = vars

export const footer = style({
  background: colour.surface,
  borderTop: `1px solid ${colour.line}`,
  color: colour.textMuted,
  font: font(14),
})
export const columns = style([
  inside,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '32px 48px',
    padding: '48px 0 32px',
    '@media': { [media.phone]: { flexDirection: 'column', padding: '32px 0 24px' } },
  },
])
export const own = style({ '@media': { [media.wide]: { flex: '0 1 400px' } } })
export const heading = style({ font: font(14, 700), color: colour.text, marginBottom: '12px' })
export const lines = style({ display: 'grid', gap: '8px' })
export const ownLines = style([lines, { marginTop: '16px' }])
export const link = style({ ':hover': { color: colour.brandText, textDecoration: 'underline' } })

export const contacts = style([
  inside,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '24px 48px',
    padding: '32px 0',
  },
])
export const contact = style({ display: 'flex', alignItems: 'center', gap: '12px' })
export const contactIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: '50%',
  background: colour.brandSoft,
  color: colour.brandText,
})
export const contactKind = style({ display: 'block', font: font(12) })
export const contactNumber = style({ display: 'block', font: font(14, 700), color: colour.text })

export const bar = style({ selectors: { '* + &': { borderTop: `1px solid ${colour.line}` } } })
export const barRow = style([
  inside,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 24px',
    minHeight: '64px',
    padding: '12px 0',
    font: font(12),
  },
])
export const group = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 20px' })
export const support = style({ display: 'flex', alignItems: 'center', gap: '8px' })
export const supportName = style({ fontWeight: 700, color: colour.text })
