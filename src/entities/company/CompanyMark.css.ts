import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme.css.ts'

export const picture = style({ flex: 'none', borderRadius: vars.radius.medium, objectFit: 'contain' })
