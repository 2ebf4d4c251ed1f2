import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { name as siteName, tagline } from '../../../entities/site/SiteMark.css.ts'
import { font, media, mix, quick } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'
import { accountName } from '../header/Header.css.ts'

const { colour, radius } = vars

const ink = createVar()
const muted = createVar()
const chosen = createVar()

const header = style({ position: 'relative', zIndex: 10, color: ink })
export const kind = styleVariants({
  plain: [
    header,
    {
      background: colour.surface,
      borderBottom: `1px solid ${colour.line}`,
      vars: { [ink]: colour.text, [muted]: colour.textMuted, [chosen]: colour.brandText },
    },
  ],
  /** In either theme. */
  dark: [
    header,
    {
      background: '#0d1524',
      borderBottom: '1px solid #22304b',
      vars: { [ink]: '#e9eefa', [muted]: '#a3b1cb', [chosen]: '#ffffff' },
    },
  ],
})
globalStyle(`${kind.dark} ${siteName}, ${kind.dark} ${tagline}`, { color: 'inherit' })
globalStyle(`${kind.dark} :focus-visible`, { outlineColor: '#e9eefa' })

const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: '32px',
  height: '64px',
  maxWidth: 'calc(100% - 48px)',
  marginInline: 'auto',
  '@media': { [media.phone]: { gap: '8px', height: '56px', maxWidth: 'calc(100% - 24px)' } },
})
export const narrow = style([row, { width: '1000px' }])
export const wide = style([row, { width: '1200px' }])
/** Over a preview, which takes its place where there is room for it. */
export const overPreview = style([narrow, { '@media': { 'screen and (min-width: 1280px)': { width: '1200px' } } }])
/** Over a page on paper and what it is made to look with. */
export const overPaper = style([row, { width: '1034px', maxWidth: 'calc(100% - 32px)' }])
export const home = style({ minWidth: 0, borderRadius: radius.small })
globalStyle(`${home} ${tagline}`, { '@media': { [media.phone]: { display: 'none' } } })
/** Of a long name there would be two letters. */
globalStyle(`:lang(en) ${home} ${siteName}`, {
  '@media': { [media.phone]: { position: 'absolute', clipPath: 'inset(50%)' } },
})
export const nav = style({
  display: 'flex',
  alignSelf: 'stretch',
  gap: '8px',
  '@media': { [media.phone]: { gap: 0 } },
})
export const link = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  padding: '0 12px',
  font: font(14),
  color: ink,
  whiteSpace: 'nowrap',
  transition: quick('color'),
  selectors: {
    '&:hover': { color: chosen },
    '&[aria-current]': { color: chosen, fontWeight: 700 },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetInline: '12px',
      bottom: '-1px',
      height: '2px',
      background: chosen,
    },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  '@media': { [media.phone]: { padding: '0 8px' } },
})
export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { gap: 0 } },
})
export const quiet = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '32px',
  padding: '0 8px',
  borderRadius: radius.small,
  font: font(14),
  color: muted,
  whiteSpace: 'nowrap',
  transition: quick('color', 'background'),
  ':hover': { color: chosen, background: mix(chosen, 10, 'transparent') },
  '@media': { [media.phone]: { padding: '0 4px' } },
})
/** On a phone only heard. */
globalStyle(`${end} ${accountName}`, { '@media': { [media.phone]: { position: 'absolute', clipPath: 'inset(50%)' } } })
export const contactWord = style({ '@media': { [media.phone]: { position: 'absolute', clipPath: 'inset(50%)' } } })
export const contacts = style({ display: 'grid', padding: '4px' })
export const contact = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  minHeight: '40px',
  padding: '0 8px',
  borderRadius: radius.small,
  font: font(14),
  color: colour.text,
  ':hover': { background: colour.brandSoft },
})
export const audience = style({ color: colour.textMuted })
export const number = style({ fontVariantNumeric: 'tabular-nums' })
export const hours = style({ padding: '8px', font: font(12), color: colour.textMuted })
