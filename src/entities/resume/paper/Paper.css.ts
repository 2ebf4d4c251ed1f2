import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../ui/theme.css.ts'

/** Set by whoever draws the pages; the names alone, as `style` takes them. */
const nameOf = (variable: string) => variable.slice(4, -1)
const [accentVar, fontVar, lineVar, edgeVar, sideVar, headGapVar] = [
  createVar(),
  createVar(),
  createVar(),
  createVar(),
  createVar(),
  createVar(),
]
export const accent = nameOf(accentVar)
export const fontSize = nameOf(fontVar)
export const lineHeight = nameOf(lineVar)
export const edge = nameOf(edgeVar)
export const side = nameOf(sideVar)
export const headGap = nameOf(headGapVar)

const INK = '#0f1b33'
const MUTED = '#51617c'
const PAPER = '#ffffff'
const tint = (share: number) => `color-mix(in srgb, ${accentVar} ${share}%, ${PAPER})`
const ASIDE = '196px'

/** Paper is white in every theme. Nothing here is positioned, so that a PDF keeps the order of the document. */
export const pages = style({
  width: '210mm',
  colorScheme: 'light',
  '@media': { print: { width: '210mm' } },
})

const sheet = style({
  display: 'flow-root',
  width: '210mm',
  height: '297mm',
  overflow: 'hidden',
  padding: `${edgeVar} ${sideVar}`,
  background: PAPER,
  color: INK,
  fontFamily: vars.font,
  fontSize: fontVar,
  lineHeight: lineVar,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  /** Letters as wide on screen as in print, so that lines end where they ended when pages were made. */
  textRendering: 'geometricPrecision',
  fontKerning: 'normal',
  printColorAdjust: 'exact',
  WebkitPrintColorAdjust: 'exact',
  boxShadow: `0 6px 20px rgb(15 27 51 / .08), 0 0 0 1px ${vars.colour.line}`,
  selectors: { '& + &': { marginTop: '24px' } },
  '@media': {
    print: {
      page: 'resume',
      breakInside: 'avoid',
      boxShadow: 'none',
      selectors: { '& + &': { marginTop: 0, breakBefore: 'page' } },
    },
  },
})
globalStyle('@page resume', { size: 'A4', margin: 0 } as never)

export const page = styleVariants({
  classic: [sheet],
  modern: [
    sheet,
    { background: `linear-gradient(to left, ${tint(7)} calc(${ASIDE} + ${sideVar} + 18px), ${PAPER} 0)` },
  ],
  compact: [sheet],
  english: [sheet],
})

const header = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '32px', alignItems: 'start' })
const centred = style({ textAlign: 'center', selectors: { '&:has(img)': { textAlign: 'start' } } })
export const head = styleVariants({
  classic: [header, { paddingBottom: '22px', borderBottom: `2px solid ${accentVar}` }],
  modern: [
    header,
    {
      margin: `calc(0px - ${edgeVar}) calc(0px - ${sideVar}) 0`,
      padding: `32px ${sideVar} 26px`,
      alignItems: 'center',
      background: accentVar,
      color: PAPER,
    },
  ],
  compact: [header, centred, { paddingBottom: '8px' }],
  english: [header, centred, { paddingBottom: '4px' }],
})
export const words = style({ minWidth: 0 })
export const nameLine = style({})
export const name = style({
  display: 'inline',
  fontSize: '2.45em',
  lineHeight: 1.3,
  fontWeight: 700,
  letterSpacing: '.08em',
  textWrap: 'wrap',
})
export const facts = style({ marginInlineStart: '6px', fontSize: '1.08em', color: MUTED, whiteSpace: 'nowrap' })
export const aim = style({ marginTop: '4px', fontSize: '1.15em', lineHeight: 1.6, fontWeight: 500, color: accentVar })
export const contacts = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 28px', marginTop: '12px', color: MUTED })
export const contact = style({ display: 'flex', alignItems: 'flex-start', gap: '8px', maxWidth: '100%' })
export const contactIcon = style({ height: lineVar, color: accentVar })
export const contactText = style({ minWidth: 0 })
export const photo = style({
  width: '90px',
  height: '120px',
  borderRadius: '4px',
  objectFit: 'cover',
  background: tint(10),
  fontSize: '12px',
})

globalStyle(`${head.modern} :is(${facts}, ${aim}, ${contacts}, ${contactIcon})`, { color: PAPER })
for (const look of ['compact', 'english'] as const) {
  globalStyle(`${head[look]} ${name}`, { fontSize: '2em', letterSpacing: look === 'english' ? '.02em' : '.12em' })
  globalStyle(`${head[look]} ${contactIcon}`, { display: 'none' })
  globalStyle(`${head[look]} ${aim}`, { marginTop: '2px', fontSize: '1em' })
  globalStyle(`${head[look]} ${contacts}`, { justifyContent: 'center', gap: '0 20px', marginTop: '4px' })
  globalStyle(`${head[look]}:has(img) ${contacts}`, { justifyContent: 'flex-start' })
}
globalStyle(`${head.compact} ${photo}`, { width: '72px', height: '96px' })

const spaced = style({ marginTop: headGapVar })
const oneColumn = style([spaced])
export const columns = styleVariants({
  classic: [oneColumn],
  modern: [
    spaced,
    { display: 'grid', gridTemplateColumns: `minmax(0, 1fr) ${ASIDE}`, gap: '36px', alignItems: 'start' },
  ],
  compact: [oneColumn],
  english: [oneColumn],
})
globalStyle(`${sheet} > ${spaced}:first-child`, { marginTop: 0 })
export const column = styleVariants({ wide: { minWidth: 0 }, narrow: { minWidth: 0 } })

const stacked = style({ display: 'flow-root' })
export const section = styleVariants({
  classic: { display: 'grid', gridTemplateColumns: '92px minmax(0, 1fr)', gap: '0 20px' },
  modern: [stacked],
  compact: [stacked],
  english: [stacked],
})
const title3 = style({ fontWeight: 700, color: accentVar, textWrap: 'wrap' })
export const heading = styleVariants({
  classic: [title3, { height: 0, fontSize: '1.15em', letterSpacing: '.04em' }],
  modern: [
    title3,
    {
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      paddingBottom: '8px',
      fontSize: '1.23em',
      lineHeight: 1.5,
      '::before': { content: '', width: '4px', height: '1em', borderRadius: '2px', background: accentVar },
    },
  ],
  compact: [
    title3,
    {
      display: 'flex',
      alignItems: 'center',
      gap: '12px',
      paddingBottom: '3px',
      fontSize: '1.17em',
      lineHeight: 1.55,
      letterSpacing: '.04em',
      '::after': { content: '', flex: 1, height: '1px', background: tint(36) },
    },
  ],
  english: [
    title3,
    {
      paddingBottom: '5px',
      fontSize: '1.08em',
      lineHeight: 1.6,
      letterSpacing: '.08em',
      textTransform: 'uppercase',
      '::after': { content: '', display: 'block', height: '1px', background: accentVar },
    },
  ],
})
export const body = styleVariants({
  classic: { gridColumn: 2, paddingInlineStart: '24px', borderInlineStart: `1px solid ${tint(22)}` },
  modern: {},
  compact: {},
  english: {},
})

export const entry = style({ display: 'flow-root' })
export const top = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '16px' })
export const titles = style({ minWidth: 0 })
export const title = style({ display: 'inline', fontSize: '1.08em', fontWeight: 700, textWrap: 'wrap' })
export const details = style({ marginInlineStart: '8px', color: MUTED })
export const dates = style({ color: MUTED, whiteSpace: 'nowrap' })
export const note = style({ color: MUTED })
export const text = style({})
export const row = style({ display: 'grid', gridTemplateColumns: '7.5em minmax(0, 1fr)', gap: '12px' })
export const bareRow = style({})
export const label = style({ minWidth: 0, color: MUTED })
export const rowText = style({ minWidth: 0 })
export const bullets = style({ display: 'flow-root', paddingInlineStart: '16px', listStyle: 'disc' })
export const bullet = style({ '::marker': { color: accentVar } } as never)

globalStyle(`${column.narrow} :is(${top}, ${row})`, { display: 'block' })
globalStyle(`${column.narrow} :is(${details}, ${dates})`, { display: 'block', marginInlineStart: 0 })
globalStyle(`${column.narrow} ${label}`, { display: 'block', color: INK, fontWeight: 700 })
globalStyle(`${pages} [data-marked]`, {
  outline: `2px solid ${tint(36)}`,
  outlineOffset: '4px',
  borderRadius: '4px',
  '@media': { print: { outline: 'none' } },
})
