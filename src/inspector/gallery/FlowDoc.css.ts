import { globalStyle, style } from '@vanilla-extract/css'
import { font, quick } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'
import { code } from '../panel/controls.css.ts'

const { colour } = vars

export const doc = style({ font: font(12), paddingBottom: '16px' })
globalStyle(`${doc} code`, { font: code })
export const purpose = style({ padding: '10px 12px', borderBottom: `1px solid ${colour.line}` })
export const levelRow = style({
  display: 'grid',
  gridTemplateColumns: '72px 1fr 64px',
  alignItems: 'center',
  gap: '8px',
  padding: '2px 12px',
})
globalStyle(`${levelRow} > :last-child`, { textAlign: 'end', color: colour.textMuted })

const lines = { padding: '5px 12px', borderTop: `1px solid ${colour.line}`, overflowWrap: 'anywhere' } as const
export const entry = style(lines)
export const stateRow = style({
  ...lines,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 8px',
  width: '100%',
  textAlign: 'start',
  transition: quick('background-color'),
  selectors: {
    '&:hover': { background: colour.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current="true"]': { background: colour.brandSoft },
  },
})
export const name = style({ color: colour.text })
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: '4px', marginLeft: 'auto' })
export const description = style({ display: 'block', width: '100%', color: colour.textMuted })
