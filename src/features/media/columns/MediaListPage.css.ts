import { style } from '@vanilla-extract/css'
import { font, media, quick } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour } = vars

export const tabs = style({
  display: 'flex',
  gap: '28px',
  overflowX: 'auto',
  height: '48px',
  marginBottom: '20px',
  borderBottom: `1px solid ${colour.line}`,
  '@media': { [media.phone]: { gap: '20px', marginInline: '-16px', marginBottom: '16px', paddingInline: '16px' } },
})
export const tab = style({
  position: 'relative',
  flex: 'none',
  padding: '12px 0',
  font: font(16),
  lineHeight: '24px',
  color: colour.textMuted,
  transition: quick('color'),
  ':hover': { color: colour.text },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[aria-current="page"]': { color: colour.text, fontWeight: 700 },
    '&[aria-current="page"]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: '2px',
      borderRadius: '2px 2px 0 0',
      background: colour.brandText,
    },
  },
})
