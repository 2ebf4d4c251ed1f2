import { globalStyle, style } from '@vanilla-extract/css'
import { font } from '../../ui/style.ts'
import { vars } from '../../ui/theme.css.ts'
import { slim } from './controls.css.ts'

const { colour } = vars

const rows = 'auto minmax(160px, 1fr) clamp(190px, 27vh, 320px)'

export const frame = style({
  display: 'grid',
  height: '100vh',
  overflow: 'hidden',
  background: colour.surface,
  color: colour.text,
  font: font(12),
  fontVariantNumeric: 'tabular-nums',
  gridTemplateColumns: '216px minmax(0, 1fr) 336px',
  gridTemplateRows: rows,
  gridTemplateAreas: '"bar bar bar" "actors stage details" "bottom bottom bottom"',
  '@media': {
    'screen and (max-width: 1199px)': { gridTemplateColumns: '184px minmax(0, 1fr) 288px' },
    [slim]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: `auto auto minmax(120px, 1fr) clamp(190px, 34vh, 320px)`,
      gridTemplateAreas: '"bar" "sections" "stage" "bottom"',
    },
  },
})
/** What is wider than long needs more of the height. */
globalStyle(`${frame}:is([data-drawer="sequence"], [data-drawer="paths"])`, {
  gridTemplateRows: 'auto minmax(160px, 1fr) 46vh',
  '@media': { [slim]: { gridTemplateRows: 'auto auto minmax(120px, 1fr) 50vh' } },
})
export const galleryFrame = style([
  frame,
  {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gridTemplateAreas: '"bar" "stage"',
    '@media': {
      'screen and (max-width: 1199px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      [slim]: { gridTemplateRows: 'auto minmax(0, 1fr)', gridTemplateAreas: '"bar" "stage"' },
    },
  },
])
export const gallery = style({ gridArea: 'stage', overflowY: 'auto', minHeight: 0 })
export const hint = style({ padding: '10px 24px 0', color: colour.textMuted })

/** Which part is shown where there is room for one. */
export const sections = style({
  gridArea: 'sections',
  display: 'none',
  padding: '0 12px',
  borderBottom: `1px solid ${colour.line}`,
  '@media': { [slim]: { display: 'block' } },
})
export const actors = style({
  gridArea: 'actors',
  minHeight: 0,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRight: `1px solid ${colour.line}`,
})
export const stage = style({
  gridArea: 'stage',
  minHeight: 0,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
})
export const details = style({
  gridArea: 'details',
  minHeight: 0,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderLeft: `1px solid ${colour.line}`,
})
for (const [name, part] of Object.entries({ actors, chart: stage, details }))
  globalStyle(`${frame}:not([data-section="${name}"]) > ${part}`, { '@media': { [slim]: { display: 'none' } } })
for (const part of [actors, details])
  globalStyle(`${frame} > ${part}`, { '@media': { [slim]: { gridArea: 'stage', borderWidth: 0 } } })

export const notice = style({
  position: 'fixed',
  left: '50%',
  bottom: '16px',
  translate: '-50% 0',
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  maxWidth: 'calc(100vw - 24px)',
  padding: '6px 6px 6px 14px',
  borderRadius: vars.radius.medium,
  background: colour.surfaceRaised,
  boxShadow: `${vars.shadow.middle}, 0 0 0 1px ${colour.warning}`,
})
