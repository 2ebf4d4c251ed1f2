import { style } from '@vanilla-extract/css'
import { page as listPage } from '../../../ui/list/ListPage.css.ts'
import { font } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour } = vars

export const page = style([listPage, { width: '800px' }])
export const head = style({ display: 'flex', alignItems: 'baseline', gap: '12px', marginBottom: '16px' })
export const heading = style({ font: font(22, 700) })
export const lead = style({ font: font(14), color: colour.textMuted })
export const allRead = style({ marginInlineStart: 'auto' })
export const day = style({ marginBottom: '20px' })
export const date = style({ marginBottom: '8px', font: font(14, 700), color: colour.textMuted })
export const entry = style({ selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } } })
