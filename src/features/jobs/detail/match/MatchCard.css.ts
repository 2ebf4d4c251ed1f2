import { style } from '@vanilla-extract/css'
import { vars } from '../../../../ui/theme.css.ts'

export const text = style({ marginTop: '8px', color: vars.colour.textMuted })
export const terms = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', margin: '12px 0' })
