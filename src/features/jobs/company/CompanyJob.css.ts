import { globalStyle, style } from '@vanilla-extract/css'
import { covered } from '../../../ui/list/Entry.css.ts'
import { media, mix, quick } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour } = vars

/** 88 px with its line. */
export const row = style([
  covered,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    gap: '16px',
    minHeight: '88px',
    padding: '16px 24px',
    borderBottom: `1px solid ${colour.line}`,
    transition: quick('background'),
    selectors: { 'li:last-child > &': { borderBottom: 0 } },
    '@media': {
      [media.wide]: { ':hover': { background: mix(colour.brandSoft, 44, colour.surfaceRaised) } },
      [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '8px', padding: '16px' },
    },
  },
])
export const controls = style({ display: 'flex', alignItems: 'center', gap: '8px' })
export const words = style({ minWidth: 0 })
export const head = style({ display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 })
globalStyle(`${row} > ${controls}`, {
  '@media': { [media.phone]: { gridColumn: '1 / -1', justifySelf: 'end' } },
})
export const facts = style({ marginTop: '4px', font: 'inherit', color: colour.textMuted })
