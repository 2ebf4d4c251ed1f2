import { style } from '@vanilla-extract/css'
import { font, media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

export const heading = style({ marginBottom: '12px', font: font(18, 700) })
export const nothing = style({ color: vars.colour.textMuted })

export const part = style({
  minHeight: 'calc(100dvh - 136px)',
  padding: '24px 0 72px',
  '@media': { [media.phone]: { padding: '16px 0 40px' } },
})
