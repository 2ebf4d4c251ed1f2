import { globalStyle, style } from '@vanilla-extract/css'
import { font, media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'
import { inside } from '../header/Header.css.ts'

const { colour } = vars

export const figures = style([
  inside,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 1fr)',
    padding: '48px 0 32px',
    borderBottom: `1px solid ${colour.line}`,
    '@media': { [media.phone]: { gridTemplateColumns: '1fr 1fr', gap: '24px 0', padding: '32px 0 24px' } },
  },
])
globalStyle(`${figures} > p + p`, {
  '@media': { [media.wide]: { paddingInlineStart: '32px', borderInlineStart: `1px solid ${colour.line}` } },
})
export const columns = style([
  inside,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '32px 48px',
    padding: '40px 0 32px',
    '@media': { [media.phone]: { flexDirection: 'column', padding: '32px 0 24px' } },
  },
])
export const own = style({ '@media': { [media.wide]: { flex: '0 1 320px' } } })
export const heading = style({ font: font(14, 700), color: colour.text, marginBottom: '12px' })
export const lines = style({ display: 'grid', gap: '8px', lineHeight: '24px' })
export const ownLines = style([lines, { marginTop: '16px' }])
export const code = style({ font: font(12), textAlign: 'center', '@media': { [media.phone]: { textAlign: 'start' } } })
export const codePicture = style({
  width: '96px',
  height: '96px',
  padding: '4px',
  marginBottom: '8px',
  borderRadius: vars.radius.small,
  background: colour.codePaper,
  boxShadow: `0 0 0 1px ${colour.line}`,
})
