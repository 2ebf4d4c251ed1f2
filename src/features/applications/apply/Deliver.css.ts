import { style } from '@vanilla-extract/css'
import { focusRing, font, quick } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars

/** Two columns do not fit. */
const narrow = 'screen and (max-width: 899px)'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 352px) minmax(0, 1fr)',
  gap: '24px',
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const form = style({ display: 'grid', gap: '20px', minWidth: 0 })
export const label = style({ font: font(14, 500), padding: 0 })
export const options = style({
  display: 'grid',
  gap: '8px',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  justifyItems: 'start',
})
export const option = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  width: '100%',
  padding: '12px 16px',
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: radius.medium,
  cursor: 'pointer',
  transition: quick('border-color', 'background'),
  selectors: {
    '&:first-of-type': { marginTop: '8px' },
    '&:hover:not(:has(:disabled))': { borderColor: colour.brandText },
    '&:has(:checked)': { borderColor: colour.brandText, background: colour.brandSoft },
    '&:has(:focus-visible)': focusRing,
    '&:has(:disabled)': { cursor: 'default', background: colour.surfaceSunken },
  },
})
export const radio = style({
  flex: 'none',
  width: '16px',
  height: '16px',
  margin: '3px 0 0',
  accentColor: colour.brandText,
  outline: 0,
})
export const optionText = style({ display: 'grid', minWidth: 0 })
export const optionName = style({ font: font(14, 500), overflowWrap: 'anywhere' })
export const fact = style({ font: font(12), color: colour.textMuted })

export const seen = style({ display: 'grid', gap: '8px', minWidth: 0 })
const paperHeight = { wide: 'min(400px, 48dvh)', narrow: '240px' }
export const paper = style({
  maxHeight: paperHeight.wide,
  overflow: 'auto',
  borderRadius: radius.small,
  boxShadow: `0 0 0 1px ${colour.line}`,
  background: colour.surfaceSunken,
  ':focus-visible': focusRing,
  '@media': { [narrow]: { maxHeight: paperHeight.narrow } },
})
/** The outline is as high as the paper with the button below it, so that the foot stays where somebody is about to press. */
export const coming = style({
  height: `calc(${paperHeight.wide} + 40px)`,
  '@media': { [narrow]: { height: `calc(${paperHeight.narrow} + 40px)` } },
})
const still = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '4px',
  minHeight: '160px',
  padding: '24px',
  borderRadius: radius.medium,
  background: colour.surfaceSunken,
  textAlign: 'center',
  color: colour.textMuted,
})
export const nothing = style([still, { font: font(14) }])
export const file = still
export const fileName = style({ font: font(14, 500), color: colour.text, overflowWrap: 'anywhere' })

export const alert = style({ selectors: { '&:not(:empty)': { marginTop: '16px' } } })
export const outcome = style({ display: 'grid', gap: '20px', color: colour.textMuted, textWrap: 'pretty' })
export const steps = style({ display: 'grid', gap: '12px' })
const stepLine = style({ display: 'flex', alignItems: 'center', gap: '12px' })
export const reached = style([stepLine, { color: colour.successText, fontWeight: 500 }])
/** Still to come: a ring as large as the check above. */
export const step = style([
  stepLine,
  {
    '::before': {
      content: '',
      width: '16px',
      height: '16px',
      border: `1.5px solid ${colour.controlLine}`,
      borderRadius: '50%',
    },
  },
])
