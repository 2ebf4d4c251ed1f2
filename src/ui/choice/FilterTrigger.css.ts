import { style, styleVariants } from '@vanilla-extract/css'
import { media, quick } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour, radius } = vars

const trigger = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  maxWidth: '240px',
  height: '36px',
  padding: '0 8px 0 12px',
  borderRadius: radius.small,
  whiteSpace: 'nowrap',
  transition: quick('background', 'box-shadow', 'color'),
})
export const state = styleVariants({
  idle: [
    trigger,
    {
      background: colour.surfaceRaised,
      boxShadow: `inset 0 0 0 1px ${colour.lineStrong}`,
      ':hover': { boxShadow: `inset 0 0 0 1px ${colour.brandText}`, color: colour.brandText },
    },
  ],
  chosen: [
    trigger,
    {
      background: colour.brandSoft,
      boxShadow: `inset 0 0 0 1px ${colour.brandLine}`,
      color: colour.brandText,
      fontWeight: 500,
      ':hover': { boxShadow: `inset 0 0 0 1px ${colour.brandText}` },
    },
  ],
})
export const triggerText = style({ overflow: 'hidden', textOverflow: 'ellipsis' })
export const arrow = style({
  transition: quick('transform'),
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
})
export const phoneOnly = style({ '@media': { [media.wide]: { display: 'none' } } })
