import { style } from '@vanilla-extract/css'
import { font, media } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour } = vars

export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  marginTop: '20px',
  '@media': { [media.phone]: { gridAutoFlow: 'row' } },
})
export const step = style({
  position: 'relative',
  padding: '24px 8px 0 0',
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: 1,
    insetInlineStart: 0,
    top: '4px',
    width: '9px',
    height: '9px',
    border: `2px solid ${colour.controlLine}`,
    borderRadius: '50%',
    background: colour.surfaceRaised,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: '13px 0',
    top: '8px',
    height: '1.5px',
    background: colour.line,
  },
  selectors: {
    '&:last-child::after': { display: 'none' },
    '&:first-child::before': { borderColor: colour.brandText, background: colour.brandText },
  },
  '@media': {
    [media.phone]: {
      padding: '0 0 16px 24px',
      '::before': { top: '6px' },
      '::after': { inset: '19px auto -2px 4px', width: '1.5px', height: 'auto' },
      ':last-child': { paddingBottom: 0 },
    },
  },
})
export const title = style({ display: 'block', fontWeight: 700, overflowWrap: 'anywhere' })
export const note = style({ display: 'block', font: font(12), color: colour.textMuted, overflowWrap: 'anywhere' })
