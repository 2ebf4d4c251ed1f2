import { style } from '@vanilla-extract/css'
import { font, media } from '../../../ui/style.ts'
import { vars } from '../../../ui/theme.css.ts'

const { colour, radius, shadow } = vars

/** The list's column stands beside the floor; on a phone the floor stands between what is looked for and what is found. */
export const plan = style({
  display: 'grid',
  gridTemplate: '"controls floor" auto "list floor" minmax(0, 1fr) / 304px minmax(0, 1fr)',
  height: 'clamp(560px, calc(100dvh - 208px), 760px)',
  overflow: 'hidden',
  borderRadius: radius.large,
  background: colour.surfaceRaised,
  boxShadow: `${shadow.low}, 0 0 0 1px ${colour.line}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '256px minmax(0, 1fr)' },
    [media.phone]: {
      gridTemplate: '"controls" auto "floor" auto "list" auto / minmax(0, 1fr)',
      height: 'auto',
      marginInline: '-16px',
      borderRadius: 0,
    },
  },
})
export const controls = style({
  gridArea: 'controls',
  padding: '16px 16px 12px',
  borderBottom: `1px solid ${colour.line}`,
})
export const list = style({
  gridArea: 'list',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '@media': { [media.phone]: { minHeight: '480px' } },
})
export const floor = style({
  gridArea: 'floor',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  background: colour.surfaceSunken,
  borderInlineStart: `1px solid ${colour.line}`,
  '@media': { [media.phone]: { borderInlineStart: 0, borderBottom: `1px solid ${colour.line}` } },
})
export const bar = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '12px 16px',
})
export const pending = style({ flex: 1, minHeight: '300px', padding: '16px' })
export const absence = style({ minWidth: 0 })
export const absent = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  padding: '8px 12px',
  borderRadius: radius.medium,
  background: colour.warningSoft,
  color: colour.warningText,
  font: font(14),
})
