import { style } from '@vanilla-extract/css'
import { font, media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'
import { inside } from '../header/Header.css.ts'

const { colour } = vars

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
export const own = style({ '@media': { [media.wide]: { flex: '0 1 400px' }, [media.tablet]: { flexBasis: '100%' } } })
export const address = style({ marginTop: '16px' })
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
export const contactNumber = style({
  display: 'block',
  minHeight: '24px',
  font: font(14, 700),
  lineHeight: '24px',
  color: colour.text,
  ':hover': { color: colour.brandText, textDecoration: 'underline' },
})
