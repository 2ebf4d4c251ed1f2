import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { font, mix, quick } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'
import { code, head, slim } from '../panel/controls.css.ts'

const { colour } = vars

export const drawer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(300px, 412px) minmax(0, 1fr)',
  height: '100%',
  minHeight: 0,
  font: font(12),
  '@media': { [slim]: { gridTemplateColumns: '1fr', gridTemplateRows: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
globalStyle(`${drawer} code`, { font: code })
const column = style({ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 })
export const left = style([column, { borderRight: `1px solid ${colour.line}` }])

export const title = style([head, { minWidth: 0, whiteSpace: 'nowrap' }])
export const tally = style({ marginLeft: 'auto', fontWeight: 400, color: colour.textMuted })
export const controls = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px',
  padding: '6px 12px',
})
export const speeds = style({
  display: 'flex',
  gap: '2px',
  height: '32px',
  marginLeft: 'auto',
  padding: '2px',
  border: `1px solid ${colour.lineStrong}`,
  borderRadius: vars.radius.small,
})
export const speed = style({
  padding: '0 8px',
  borderRadius: '4px',
  color: colour.textMuted,
  font: font(12),
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-pressed="true"]': {
      background: colour.brandSoft,
      color: colour.brandText,
      fontWeight: 700,
      boxShadow: `inset 0 0 0 1px ${colour.brandLine}`,
    },
  },
})

export const progress = style({
  flex: 'none',
  display: 'flex',
  height: '4px',
  background: mix(colour.text, 10, colour.surface),
})
export const passed = style({ color: colour.successText })
export const failed = style({ color: colour.dangerText })
globalStyle(`${progress} > ${passed}`, { background: colour.success })
globalStyle(`${progress} > ${failed}`, { background: colour.danger })

export const list = style({ flex: 1, minHeight: 0, overflowY: 'auto' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr) auto',
  gap: '0 8px',
  alignItems: 'center',
  width: '100%',
  minHeight: '48px',
  padding: '4px 12px',
  borderBottom: `1px solid ${colour.line}`,
  textAlign: 'start',
  transition: quick('background-color'),
  selectors: {
    '&:hover': { background: colour.hover },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current="true"]': { background: colour.brandSoft, boxShadow: `inset 2px 0 0 ${colour.brand}` },
  },
})
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const name = style({ ...oneLine, direction: 'ltr' })
export const verdict = style({ color: colour.textMuted, whiteSpace: 'nowrap' })
export const end = style({ ...oneLine, gridColumn: '2 / -1', color: colour.textMuted })

const mark = style({ display: 'grid', placeItems: 'center', flex: 'none', width: '16px', height: '16px' })
export const marks = styleVariants({
  passed: [mark, { color: colour.successText }],
  failed: [mark, { color: colour.dangerText }],
  running: [mark, { color: colour.brandText }],
  waiting: [
    mark,
    {
      '::before': {
        content: '',
        width: '11px',
        height: '11px',
        border: `1.5px solid ${colour.lineStrong}`,
        borderRadius: '50%',
      },
    },
  ],
})
