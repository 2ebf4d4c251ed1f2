import { style } from '@vanilla-extract/css'
import { media } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour } = vars

/** Every other section stands on a band of its own. */
export const section = style({
  padding: '56px 0',
  selectors: {
    '&:nth-of-type(even)': { background: colour.surface, borderBlock: `1px solid ${colour.line}` },
  },
  '@media': { [media.phone]: { padding: '32px 0' } },
})
export const about = style({ display: 'inline-flex', alignItems: 'center', gap: '4px' })
