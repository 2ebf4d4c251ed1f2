import { style, styleVariants } from '@vanilla-extract/css'
import { font, media, quick } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius } = vars
const narrow = media.tablet

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '4px',
  minHeight: 0,
  overflowY: 'auto',
  padding: '16px 12px',
  background: colour.surface,
  borderInlineEnd: `1px solid ${colour.line}`,
  '@media': { [narrow]: { display: 'none' } },
})
export const heading = style({
  font: font(12),
  color: colour.textMuted,
  padding: '4px 12px',
  selectors: { '* + &': { marginTop: '16px' } },
})
export const rule = style({ height: '1px', margin: '8px 0', border: 0, background: colour.line, flex: 'none' })
export const group = style({ display: 'grid', gap: '4px' })
const entry = style({ borderRadius: radius.medium, transition: quick('background') })
export const kind = styleVariants({
  plain: [entry, { ':hover': { background: colour.hover } }],
  chosen: [entry, { background: colour.brandSoft }],
})
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '56px',
  padding: '8px 12px',
  borderRadius: radius.medium,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
})
export const words = style({ flex: 1, minWidth: 0 })
export const title = style({
  display: 'block',
  font: font(14, 500),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { [`${kind.chosen} &`]: { fontWeight: 700, color: colour.brandText } },
})
export const caption = style({ display: 'flex', gap: '8px', font: font(12), color: colour.textMuted })
export const unread = style({
  flex: 'none',
  minWidth: '24px',
  height: '20px',
  padding: '0 6px',
  borderRadius: '10px',
  font: font(12, 500),
  textAlign: 'center',
  background: colour.surfaceSunken,
  color: colour.text,
  selectors: { [`${kind.chosen} &`]: { background: colour.brand, color: colour.brandInk } },
})
export const act = style({ padding: '0 12px 8px' })
export const hint = style({ marginBottom: '8px', font: font(12), color: colour.textMuted })
export const none = style({ padding: '8px 12px', color: colour.textMuted })

/** The choice takes the column's place where that has no room. */
export const choice = style({
  display: 'none',
  '@media': {
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4px 12px',
      padding: '8px 24px',
      background: colour.surface,
      borderBottom: `1px solid ${colour.line}`,
    },
    [media.phone]: { padding: '8px 12px' },
  },
})
export const select = style({ minWidth: 0, maxWidth: '100%' })
