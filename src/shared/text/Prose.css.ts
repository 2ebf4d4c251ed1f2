import { globalStyle, style } from '@vanilla-extract/css'
import { font, media } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'

const { colour } = vars

/** Facts, and what can be done with the article. */
export const under = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '4px 12px' })
export const share = style({ marginInlineStart: 'auto', '@media': { print: { display: 'none' } } })
export const text = style({
  marginTop: '24px',
  paddingTop: '24px',
  borderTop: `1px solid ${colour.line}`,
  '@media': { [media.phone]: { marginTop: '20px', paddingTop: '20px' } },
})
/** Read, not looked at: larger than the text of the other pages. */
globalStyle(`${text} > div`, { font: `400 16px/28px ${vars.font}` })
globalStyle(`${text} > div > * + *`, { marginTop: '16px' })
globalStyle(`${text} > div h2`, { font: font(22, 700), marginTop: '36px' })
globalStyle(`${text} > div h3`, { font: font(18, 700), marginTop: '28px' })
globalStyle(`${text} > div h4`, { font: font(16, 700), marginTop: '24px' })
globalStyle(`${text} :is(h2, h3, h4):first-child`, { marginTop: 0 })
globalStyle(`${text} ul > li::before`, { top: '12px' })
/** Wide tables scroll by themselves, not with the page. */
globalStyle(`${text} table`, { display: 'block', maxWidth: '100%', overflowX: 'auto', font: font(14) })
globalStyle(`${text} :is(th, td)`, { minWidth: '96px' })
globalStyle(`${text} :is(figure, blockquote, tr, img)`, { breakInside: 'avoid' })
