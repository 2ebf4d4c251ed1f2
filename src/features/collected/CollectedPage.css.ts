import { style } from '@vanilla-extract/css'
import { font, media } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'
import { tab as link } from '../college/CollegeHead.css.ts'

const { colour } = vars

export const tabs = style({
  display: 'flex',
  gap: '32px',
  marginBottom: '24px',
  borderBottom: `1px solid ${colour.line}`,
  '@media': { [media.phone]: { marginInline: '-16px', marginBottom: '16px', paddingInline: '16px' } },
})
export const tab = style([link, { alignItems: 'center' }])
export const count = style({
  minWidth: '24px',
  height: '20px',
  padding: '0 8px',
  borderRadius: '10px',
  background: colour.hover,
  font: font(12, 500),
  color: colour.textMuted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  selectors: { '[aria-current="page"] > &': { background: colour.brandSoft, color: colour.brandText } },
})
