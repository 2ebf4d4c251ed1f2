import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { font, quick } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'
import { code } from '../panel/controls.css.ts'

const { colour } = vars

export const pane = style({ font: font(12), paddingBottom: '12px' })
globalStyle(`${pane} code`, { font: code })
export const note = style({ padding: '8px 12px', color: colour.textMuted })

export const offer = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  width: '100%',
  minHeight: '32px',
  padding: '6px 12px',
  font: code,
  textAlign: 'start',
  borderBottom: `1px solid ${colour.line}`,
  transition: quick('background-color'),
  selectors: {
    '&:hover': { background: colour.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-expanded="true"]': { background: colour.brandSoft },
  },
})
export const offerName = style({ flex: 'none', font: code })
export const offerLead = style({
  marginLeft: 'auto',
  minWidth: 0,
  font: code,
  color: colour.textMuted,
  textAlign: 'end',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const form = style({
  display: 'grid',
  gap: '10px',
  padding: '10px 12px 12px',
  background: colour.surfaceSunken,
  borderBottom: `1px solid ${colour.line}`,
})
export const fieldLabel = style({
  display: 'block',
  width: 'fit-content',
  color: colour.textMuted,
  marginBottom: '4px',
})
export const input = style({
  width: '100%',
  height: '32px',
  padding: '0 10px',
  border: `1px solid ${colour.controlLine}`,
  borderRadius: vars.radius.small,
  background: colour.surfaceRaised,
  font: code,
  selectors: {
    '&:focus': { outline: 'none', borderColor: colour.brandText, boxShadow: vars.shadow.focus },
    '&[aria-invalid="true"]': { borderColor: colour.danger },
  },
})
export const area = style([input, { height: 'auto', padding: '8px 10px', resize: 'vertical' }])
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: '6px', marginTop: '6px' })
export const submit = style({ display: 'flex', alignItems: 'center', gap: '8px', flexWrap: 'wrap' })
globalStyle(`${submit} kbd`, { marginLeft: 'auto' })
export const lead = style({ color: colour.textMuted })
globalStyle(`${lead} code`, { color: colour.text })
export const wrong = style({ color: colour.dangerText, marginTop: '4px' })
export const right = style({ color: colour.successText })

export const json = style({ borderBottom: `1px solid ${colour.line}` })
export const jsonName = style({
  padding: '6px 12px',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
})

const result = style({
  display: 'flex',
  gap: '8px',
  margin: '12px',
  padding: '10px 12px',
  borderRadius: vars.radius.small,
  overflowWrap: 'anywhere',
})
export const results = styleVariants({
  accepted: [result, { background: colour.successSoft, color: colour.text }],
  refused: [result, { background: colour.warningSoft, color: colour.text }],
  failed: [result, { background: colour.dangerSoft, color: colour.dangerText }],
})
globalStyle(`${results.accepted} > svg`, { color: colour.successText, marginTop: '2px' })
globalStyle(`${results.refused} > svg`, { color: colour.warningText, marginTop: '2px' })

export const sentRow = style({
  display: 'flex',
  gap: '8px',
  padding: '6px 12px',
  borderTop: `1px solid ${colour.line}`,
})
