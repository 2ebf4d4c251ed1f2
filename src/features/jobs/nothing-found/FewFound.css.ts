import { style } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme.css.ts'

export const few = style({ padding: '0 24px 12px', borderBottom: `1px solid ${vars.colour.line}` })
