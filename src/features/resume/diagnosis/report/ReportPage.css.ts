import { style } from '@vanilla-extract/css'
import { page as listPage } from '../../../../ui/list/ListPage.css.ts'
import { unseen as hidden } from '../../../../ui/reset.css.ts'
import { card as base } from '../../../../ui/scores/Scores.css.ts'
import { font, media } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour } = vars

export const page = style([listPage, { display: 'grid', alignContent: 'start', gap: '16px' }])
export const unseen = hidden
export const card = base
export const waiting = style([
  base,
  { display: 'grid', justifyItems: 'center', gap: '12px', paddingBlock: '96px', textAlign: 'center' },
])
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
})
export const names = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', minWidth: 0 })
export const title = style({ font: font(22, 700), '@media': { [media.phone]: { font: font(18, 700) } } })
export const lead = style({ flexBasis: '100%', color: colour.textMuted })
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  '@media': { print: { display: 'none' }, [media.phone]: { gap: '8px' } },
})
export const told = style({ display: 'grid', gap: '8px', ':empty': { display: 'none' } })
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  alignItems: 'start',
  gap: '24px',
  '@media': {
    'screen and (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' },
    print: { display: 'block' },
  },
})
export const side = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' })
export const link = style({ color: colour.brandText, textDecoration: 'underline', textUnderlineOffset: '4px' })
