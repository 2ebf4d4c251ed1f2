import { style, styleVariants } from '@vanilla-extract/css'
import { focusRing, forcedEdge, overlaid, quick } from '../style.ts'
import { vars } from '../theme.css.ts'

const { colour, radius, shadow } = vars

export const row = styleVariants({
  line: { display: 'flex', alignSelf: 'stretch', gap: '20px' },
  pill: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: '4px',
    padding: '4px',
    borderRadius: radius.medium,
    border: `1px solid ${colour.line}`,
    background: colour.surfaceSunken,
  },
})
const segment = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  color: colour.textMuted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: quick('color', 'background'),
  selectors: {
    '&:hover, &:has(:checked)': { color: colour.text },
    '&:has(:checked)': { fontWeight: 700 },
    '&:has(:focus-visible)': { ...focusRing, borderRadius: radius.small },
  },
})
export const one = styleVariants({
  line: [
    segment,
    {
      minHeight: '32px',
      selectors: {
        '&:has(:checked)::after': {
          content: '',
          position: 'absolute',
          insetInline: 0,
          bottom: '-1px',
          borderBottom: `2px solid ${colour.brandText}`,
          borderRadius: '2px 2px 0 0',
        },
      },
    },
  ],
  pill: [
    segment,
    {
      height: '32px',
      padding: '0 16px',
      borderRadius: radius.small,
      selectors: {
        '&:has(:checked)': {
          background: colour.surfaceRaised,
          boxShadow: `${shadow.low}, 0 0 0 1px ${colour.line}`,
          ...forcedEdge,
        },
      },
    },
  ],
})
export const input = style({ ...overlaid, cursor: 'inherit' })
