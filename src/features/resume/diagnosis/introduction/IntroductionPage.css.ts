import { style } from '@vanilla-extract/css'
import { page as listPage } from '../../../../ui/list/ListPage.css.ts'
import { card as base } from '../../../../ui/scores/Scores.css.ts'
import { font, media } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour } = vars

export const page = style([listPage, { display: 'grid', alignContent: 'start', gap: '24px' }])
export const card = base
export const head = style({ display: 'grid', gap: '4px' })
export const names = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' })
export const title = style({ font: font(28, 700), '@media': { [media.phone]: { font: font(22, 700) } } })
export const name = style({ font: font(18, 700) })
export const lead = style({ maxWidth: '72ch', color: colour.textMuted })
export const note = style({ font: font(12), color: colour.textMuted })
export const rules = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '0 40px',
  marginTop: '16px',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const rule = style({ padding: '12px 0', borderTop: `1px solid ${colour.line}` })
export const dimension = style({ display: 'flex', justifyContent: 'space-between', font: font(14, 700) })
export const weight = style({ color: colour.brandText, fontVariantNumeric: 'tabular-nums' })
export const how = style({ marginTop: '4px', color: colour.textMuted })
export const sample = style({ display: 'grid', gap: '16px' })
