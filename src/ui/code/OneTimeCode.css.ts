import { style } from '@vanilla-extract/css'
import { font, mix, quick } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour, radius } = vars

export const code = style({ position: 'relative' })
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  font: font(16),
  opacity: 0,
  cursor: 'text',
})
export const cells = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: '8px' })
export const cell = style({
  display: 'grid',
  placeItems: 'center',
  height: '56px',
  border: `1px solid ${colour.controlLine}`,
  borderRadius: radius.medium,
  background: colour.surfaceRaised,
  font: font(22, 700),
  fontVariantNumeric: 'tabular-nums',
  transition: quick('border-color', 'box-shadow', 'background'),
  selectors: {
    '&[data-filled]': {
      background: mix(colour.brandSoft, 50, colour.surfaceRaised),
      borderColor: mix(colour.brandText, 56, colour.controlLine),
    },
    [`${input}[aria-invalid="true"] + * > &`]: { borderColor: colour.danger, background: colour.surfaceRaised },
    [`${input}:disabled + * > &`]: { borderColor: colour.lineStrong, background: colour.surfaceSunken },
    [`${input}:focus + * > &[data-caret]`]: { borderColor: colour.brandText, boxShadow: vars.shadow.focus },
    [`${input}:focus + * > &[data-caret]:empty::after`]: {
      content: '',
      width: '1.5px',
      height: '24px',
      background: colour.brandText,
    },
  },
})
