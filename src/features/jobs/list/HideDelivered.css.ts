import { style } from '@vanilla-extract/css'
import { font, media, quick } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour } = vars

export const hide = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: '8px',
  minHeight: '32px',
  marginInlineStart: 'auto',
  font: font(14),
  color: colour.textMuted,
  whiteSpace: 'nowrap',
  ':hover': { color: colour.text },
  '@media': { [media.phone]: { marginInlineStart: 0, paddingInlineEnd: '16px' } },
})
export const track = style({
  position: 'relative',
  width: '36px',
  height: '20px',
  borderRadius: '10px',
  background: colour.controlLine,
  forcedColorAdjust: 'none',
  transition: quick('background'),
  '::after': {
    content: '',
    position: 'absolute',
    top: '2px',
    insetInlineStart: '2px',
    width: '16px',
    height: '16px',
    borderRadius: '50%',
    background: colour.surface,
    transition: quick('transform'),
  },
  selectors: {
    '[aria-checked="true"] > &': { background: colour.brand },
    '[aria-checked="true"] > &::after': { transform: 'translateX(16px)' },
  },
})
export const login = style({ marginBottom: '16px' })
