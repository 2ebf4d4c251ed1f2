import { style } from '@vanilla-extract/css'

export const sheet = style({ display: 'grid', gap: '8px', minWidth: 0, width: '100%', containerType: 'inline-size' })
/** From there on pages are read as they are. */
const roomy = '(min-width: 640px)'
export const zoom = style({
  justifySelf: 'end',
  selectors: { '&[aria-pressed=false]': { '@container': { [roomy]: { display: 'none' } } } },
})
