import { style } from '@vanilla-extract/css'
import { font, media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars
const onPaper = { '@media': { print: { display: 'none' } } } as const

export const page = style({
  width: '840px',
  maxWidth: 'calc(100% - 48px)',
  marginInline: 'auto',
  paddingBottom: '80px',
  '@media': { [media.phone]: { maxWidth: 'calc(100% - 32px)', paddingBottom: '48px' }, print: { maxWidth: '100%' } },
})
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  minHeight: '88px',
  paddingBlock: '12px',
  '@media': { [media.phone]: { minHeight: '64px' } },
})
export const preferences = style([
  { display: 'flex', flexWrap: 'wrap', gap: '4px 20px', font: font(12), color: colour.textMuted },
  onPaper,
])
export const tabs = style([
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 32px',
    borderBottom: `1px solid ${colour.line}`,
    '@media': { [media.phone]: { columnGap: '20px' } },
  },
  onPaper,
])
export const tab = style({
  display: 'block',
  padding: '12px 0 10px',
  borderBottom: '2px solid transparent',
  font: font(16),
  color: colour.textMuted,
  ':hover': { color: colour.text },
  selectors: {
    '&[aria-current]': { color: colour.text, fontWeight: 700, borderBottomColor: colour.brandText },
  },
  '@media': { '(forced-colors: active)': { borderBottomColor: 'Canvas' } },
})
export const card = style({
  marginTop: '24px',
  padding: '40px 48px 48px',
  borderRadius: radius.large,
  border: `1px solid ${colour.line}`,
  background: colour.surfaceRaised,
  '@media': {
    [media.phone]: { marginInline: '-16px', padding: '20px 16px 24px', borderRadius: 0, borderInlineWidth: 0 },
    print: { padding: 0, border: 0 },
  },
})
export const title = style({
  font: font(28, 700),
  textWrap: 'balance',
  '@media': { [media.phone]: { font: font(22, 700) } },
})
export const date = style({ marginTop: '8px', font: font(14), color: colour.textMuted })
export const outline = style({ display: 'grid', gap: '16px', minHeight: '60dvh', alignContent: 'start' })
