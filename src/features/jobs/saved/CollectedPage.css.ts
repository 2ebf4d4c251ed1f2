import { style } from '@vanilla-extract/css'
import { media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour } = vars

export const tabs = style({
  display: 'flex',
  gap: '32px',
  marginBottom: '24px',
  borderBottom: `1px solid ${colour.line}`,
  '@media': {
    [media.phone]: {
      gap: '16px',
      overflowX: 'auto',
      marginInline: '-16px',
      marginBottom: '16px',
      paddingInline: '16px',
    },
  },
})
