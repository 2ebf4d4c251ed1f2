import { style } from '@vanilla-extract/css'
import { inside } from '../list/ListPage.css.ts'
import { font, media, quick } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour } = vars

export const band = style({
  background: `linear-gradient(180deg, ${colour.brandSoft}, ${colour.surface})`,
  borderBottom: `1px solid ${colour.line}`,
})
export const head = style([
  inside,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px 24px',
    padding: '32px 0 24px',
    '@media': { [media.phone]: { flexWrap: 'wrap', padding: '20px 0 16px' } },
  },
])
export const words = style({ minWidth: 0 })
export const name = style({
  minHeight: '40px',
  font: font(28, 700),
  '@media': { [media.phone]: { minHeight: '32px', font: font(22, 700) } },
})
export const lead = style({ marginTop: '4px', color: colour.textMuted })
export const failed = style([inside, { paddingBottom: '16px', ':empty': { display: 'none' } }])
export const tabs = style([inside, { display: 'flex', gap: '32px', overflowX: 'auto' }])
export const tab = style({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'baseline',
  gap: '8px',
  padding: '12px 0',
  font: font(16),
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
export const count = style({ font: font(12), color: colour.textMuted })
