import { globalStyle, style } from '@vanilla-extract/css'
import { font } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'

export const count = style({ minHeight: '22px', font: font(14), color: vars.colour.textMuted, whiteSpace: 'nowrap' })
globalStyle(`${count} > h2`, { font: 'inherit' })
globalStyle(`${count} b`, { fontWeight: 700, color: vars.colour.text })
