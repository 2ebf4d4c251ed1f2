import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../ui/theme.css.ts'
import { code as codeFont } from '../panel/controls.css.ts'

const { colour } = vars

export const block = style({ font: codeFont })

const line = style({
  position: 'relative',
  minHeight: '20px',
  paddingRight: '12px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '::before': { position: 'absolute', left: '11px' },
})
export const lines = styleVariants({
  same: [line],
  added: [line, { background: colour.successSoft, '::before': { content: '+', color: colour.successText } }],
  removed: [line, { background: colour.dangerSoft, '::before': { content: '-', color: colour.dangerText } }],
})

export const tokens = styleVariants({
  plain: {},
  text: { color: colour.successText },
  number: { color: colour.brandText },
  none: { color: colour.textMuted },
  secret: { color: colour.warningText, letterSpacing: '1px' },
})
