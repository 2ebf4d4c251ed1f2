import { style } from '@vanilla-extract/css'
import { font } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'
import { code } from '../panel/controls.css.ts'

const { colour } = vars

export const stepsPane = style({ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 })
export const steps = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: '4px 0',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
})
export const stepRow = style({
  display: 'grid',
  gridTemplateColumns: '24px 18px minmax(0, 1fr) auto',
  gap: '0 8px',
  alignItems: 'center',
  minHeight: '28px',
  padding: '0 12px',
  font: code,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-mark="failed"]': { background: colour.dangerSoft },
    '&[data-mark="running"]': { background: colour.brandSoft },
  },
})
export const number = style({ color: colour.textMuted, textAlign: 'end' })
export const stepName = style({ overflow: 'hidden', textOverflow: 'ellipsis' })
export const stepTo = style({ color: colour.textMuted })

export const difference = style({
  margin: '6px 12px 10px 62px',
  border: `1px solid ${colour.danger}`,
  borderRadius: vars.radius.small,
  overflow: 'hidden',
})
export const differenceTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  padding: '6px 12px',
  font: font(12, 700),
  borderBottom: `1px solid ${colour.line}`,
  color: colour.dangerText,
})
export const legend = style({ padding: '6px 12px', color: colour.textMuted, borderTop: `1px solid ${colour.line}` })
export const foot = style({ flex: 'none', padding: '8px 12px', borderTop: `1px solid ${colour.line}` })
