import { style } from '@vanilla-extract/css'
import { font } from '../../../ui/style.ts'

export const near = style({ width: 'min(960px, 100% - 48px)', margin: '0 auto 48px' })
export const title = style({ marginBottom: '16px', font: font(18, 700) })
