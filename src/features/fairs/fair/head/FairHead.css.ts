import { style } from '@vanilla-extract/css'
import { font, media, mix } from '../../../../ui/style.ts'
import { vars } from '../../../../ui/theme.css.ts'

const { colour } = vars

export const band = style({
  position: 'relative',
  overflow: 'hidden',
  background: `linear-gradient(180deg, ${colour.brandSoft}, ${mix(colour.brandSoft, 40, colour.surface)})`,
})
export const art = style({
  position: 'absolute',
  bottom: 0,
  insetInlineStart: 'calc(50% + 60px)',
  width: '620px',
  height: '240px',
  opacity: 0.9,
  maskImage: 'linear-gradient(90deg, #000 88%, transparent)',
  '@media': { [media.tablet]: { width: '420px', height: '163px' }, [media.phone]: { display: 'none' } },
})
export const words = style({
  position: 'relative',
  paddingBlock: '40px 32px',
  '@media': { [media.phone]: { paddingBlock: '20px 24px' } },
})
export const badges = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' })
export const distance = style({ font: font(12), color: colour.textMuted })
export const title = style({
  maxWidth: '880px',
  marginTop: '12px',
  font: font(28, 700),
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { font: font(22, 700) } },
})
export const facts = style({ display: 'grid', gap: '8px', marginTop: '16px' })
export const fact = style({ display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: '8px' })
export const icon = style({ marginTop: '1px', color: colour.brandText })
export const value = style({ display: 'flex', flexWrap: 'wrap', gap: '0 16px', margin: 0, overflowWrap: 'anywhere' })
export const host = style({ minWidth: 0 })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  marginTop: '24px',
  '@media': { [media.phone]: { marginTop: '20px' } },
})
export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 40px',
  marginTop: '32px',
  '@media': {
    [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(4, auto)', gap: '8px', marginTop: '24px' },
  },
})
export const count = style({ display: 'flex', flexDirection: 'column-reverse' })
export const number = style({
  margin: 0,
  font: font(22, 700),
  '@media': { [media.phone]: { font: font(18, 700) } },
})
export const counted = style({ font: font(12), color: colour.textMuted })
