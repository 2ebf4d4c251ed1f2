import { style } from '@vanilla-extract/css'
import { font, media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour } = vars

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 432px)',
  alignItems: 'center',
  gap: '48px',
  width: '1040px',
  maxWidth: 'calc(100% - 48px)',
  minHeight: '100%',
  margin: '0 auto',
  padding: '48px 0',
  '@media': {
    [media.tablet]: { gap: '24px' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 'calc(100% - 24px)', padding: '24px 0' },
  },
})
export const title = style({ font: font(28, 700) })
export const text = style({ font: font(16), color: colour.textMuted, margin: '12px 0 24px' })
export const service = style({ color: colour.textMuted, marginBottom: '24px' })
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' })
export const waiting = style({ display: 'grid', placeItems: 'center', minHeight: '320px', color: colour.textMuted })
