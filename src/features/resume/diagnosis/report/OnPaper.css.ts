import { globalStyle, style } from '@vanilla-extract/css'
import type { Severity } from '../../../../../contract/diagnosis.ts'
import { card } from '../../../../ui/scores/Scores.css.ts'
import { font, mix, raised } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour, radius } = vars

export const whole = style([card, { display: 'grid', gap: '8px', '@media': { print: { display: 'none' } } }])
export const title = style({ font: font(18, 700) })
export const hint = style({ font: font(12), color: colour.textMuted })
export const paper = style({
  justifySelf: 'center',
  width: '100%',
  maxWidth: '794px',
  marginTop: '8px',
  borderRadius: radius.small,
  boxShadow: raised,
})

/** Names of highlights. */
export const markNames = {
  serious: 'finding-serious',
  advice: 'finding-advice',
  hint: 'finding-hint',
} as const satisfies Record<Severity, string>

const tones = { serious: colour.danger, advice: colour.warning, hint: colour.brand } satisfies Record<Severity, string>

for (const [severity, name] of Object.entries(markNames)) {
  const tone = tones[severity as Severity]
  globalStyle(`::highlight(${name})`, {
    backgroundColor: mix(tone, 22, 'transparent'),
    textDecoration: `underline 2px ${tone}`,
  })
}
