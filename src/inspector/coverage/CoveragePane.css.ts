import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { font, quick } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'
import { code } from '../panel/controls.css.ts'

const { colour } = vars

export const pane = style({ font: font(12), paddingBottom: '12px' })
export const source = style({ padding: '8px 12px', color: colour.textMuted, borderBottom: `1px solid ${colour.line}` })

const row = style({
  width: '100%',
  textAlign: 'start',
  transition: quick('background-color'),
  selectors: { '&:hover': { background: colour.hover }, '&:focus-visible': { outlineOffset: '-2px' } },
})

export const level = style([
  row,
  {
    display: 'block',
    padding: '8px 12px 10px',
    selectors: { '&[aria-pressed="true"]': { background: colour.brandSoft } },
  },
])
export const levelTop = style({ display: 'flex', gap: '12px', marginBottom: '4px' })
export const share = style({ marginLeft: 'auto' })

export const missed = style([
  row,
  {
    display: 'flex',
    alignItems: 'center',
    gap: '4px 12px',
    flexWrap: 'wrap',
    padding: '6px 12px',
    borderTop: `1px solid ${colour.line}`,
    font: code,
    overflowWrap: 'anywhere',
    '::before': { content: '', width: '20px', borderTop: `2px dashed ${colour.danger}` },
  },
])
export const missedStates = style({ minWidth: 0 })
export const missedEvent = style({ color: colour.textMuted, minWidth: 0 })

const entry = style([
  row,
  { display: 'flex', gap: '8px', padding: '8px 12px', borderTop: `1px solid ${colour.line}`, overflowWrap: 'anywhere' },
])
export const mutants = styleVariants({
  survived: [entry, { background: colour.dangerSoft }],
  equivalent: [entry],
})
globalStyle(`${entry} > svg`, { marginTop: '2px', color: colour.textMuted })
globalStyle(`${mutants.survived} > svg`, { color: colour.dangerText })
export const mutant = style({ display: 'grid', gridTemplateColumns: '1fr auto', gap: '0 8px', flex: 1, minWidth: 0 })
globalStyle(`${mutant} > :nth-child(2)`, { color: colour.textMuted })
globalStyle(`${mutants.survived} ${mutant} > :nth-child(2)`, { color: colour.dangerText })
export const mutantWhere = style({ gridColumn: '1 / -1', font: code, color: colour.textMuted })
export const reason = style({ gridColumn: '1 / -1' })
