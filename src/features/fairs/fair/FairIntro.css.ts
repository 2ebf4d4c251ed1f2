import { style } from '@vanilla-extract/css'
import { font } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

export const heading = style({ marginBottom: '12px', font: font(18, 700) })
export const nothing = style({ color: vars.colour.textMuted })
