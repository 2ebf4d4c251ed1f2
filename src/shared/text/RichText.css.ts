import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing, font, mix } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'

const { colour, radius } = vars

export const text = style({ font: `400 14px/24px ${vars.font}`, overflowWrap: 'anywhere', textWrap: 'pretty' })
const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) => globalStyle(`${text} ${selector}`, rule)

globalStyle(`${text} > * + *`, { marginTop: '12px' })
inside('h2', { font: font(18, 700), marginTop: '28px' })
inside('h3', { font: font(16, 700), marginTop: '24px' })
inside('h4', { font: font(14, 700), marginTop: '20px' })
inside(':is(h2, h3, h4):first-child', { marginTop: 0 })

inside(':is(ul, ol)', { display: 'grid', gap: '8px' })
inside('li', { position: 'relative', paddingInlineStart: '24px' })
inside('ol', { counterReset: 'line' })
inside('ol > li::before', {
  counterIncrement: 'line',
  content: 'counter(line)',
  position: 'absolute',
  insetInlineStart: 0,
  color: colour.textMuted,
  fontVariantNumeric: 'tabular-nums',
})
inside('ul > li::before', {
  content: '""',
  position: 'absolute',
  insetInlineStart: '4px',
  top: '10px',
  width: '4px',
  height: '4px',
  borderRadius: '50%',
  background: colour.brandText,
})

inside('a', { color: colour.brandText, textDecoration: 'underline', textUnderlineOffset: '4px' })
inside('a:focus-visible', { ...focusRing, borderRadius: radius.small })
inside('strong', { fontWeight: 700 })
inside('em', { fontStyle: 'italic' })
inside('dt', { fontWeight: 700 })
inside('dd', { color: colour.textMuted })
inside('blockquote', {
  paddingInlineStart: '16px',
  borderInlineStart: `3px solid ${colour.brandLine}`,
  color: colour.textMuted,
})
inside(':is(pre, code)', { fontFamily: 'ui-monospace, Consolas, monospace', fontSize: '13px' })
inside('pre', {
  padding: '12px 16px',
  borderRadius: radius.medium,
  background: colour.surfaceSunken,
  whiteSpace: 'pre-wrap',
})
inside('hr', { border: 0, borderTop: `1px solid ${colour.line}`, marginBlock: '24px' })
inside('img', { maxWidth: '100%', height: 'auto', borderRadius: radius.medium })
inside('figure', { display: 'grid', justifyItems: 'center', gap: '8px' })
inside(':is(figcaption, caption)', { color: colour.textMuted, font: font(12), textAlign: 'center' })
inside('table', { width: '100%', borderCollapse: 'collapse' })
inside(':is(th, td)', { padding: '8px 12px', border: `1px solid ${colour.line}`, textAlign: 'start' })
inside('th', { background: mix(colour.text, 3, colour.surface), fontWeight: 700 })
