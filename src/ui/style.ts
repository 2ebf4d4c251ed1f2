import { vars } from './theme.css.ts'

const size = { 12: 20, 14: 22, 16: 24, 18: 28, 22: 32, 28: 40, 36: 48 } as const
export type FontSize = keyof typeof size

/** The `font` shorthand of the scale, size and line height in pixels. */
export const font = (px: FontSize, weight: 400 | 500 | 700 = 400): string =>
  `${weight} ${px}px/${size[px]}px ${vars.font}`

/** Colour mixed from two, `share` percent of the first. */
export const mix = (a: string, share: number, b: string): string => `color-mix(in srgb, ${a} ${share}%, ${b})`

/** Lines and surfaces on the brand's ground: `share` percent of its ink. */
export const onGround = (share: number): string => mix(vars.colour.groundInk, share, vars.colour.ground)

/** Transition of some properties, 120 ms. */
export const quick = (...properties: string[]): string =>
  properties.map((property) => `${property} ${vars.time.fast} ${vars.ease}`).join(', ')

/** Widths at which layouts change, pixels of the viewport. */
export const media = {
  phone: 'screen and (max-width: 767px)',
  wide: 'screen and (min-width: 768px)',
  tablet: 'screen and (max-width: 1199px)',
} as const

export const raised = `${vars.shadow.middle}, 0 0 0 1px ${vars.colour.line}`

export const focusRing = {
  outline: `2px solid ${vars.colour.brandText}`,
  outlineOffset: '2px',
} as const

/** Seen where colours are forced, which keep no shadow and no ground. */
export const forcedEdge = { outline: '1px solid transparent', outlineOffset: '-1px' } as const

/** The system's own control, unseen and all over what is drawn in its place. */
export const overlaid = { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0 } as const
