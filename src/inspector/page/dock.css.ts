import { globalStyle, style } from '@vanilla-extract/css'

const width = 'var(--inspector-dock)'

/** On the document while the dock is open: the page, and what it fixes to its window, keep to what is left. */
export const docked = style({ overflow: 'hidden' })

globalStyle(`${docked} > body`, {
  width: `calc(100vw - ${width})`,
  height: '100vh',
  margin: 0,
  overflow: 'hidden',
  // What is fixed inside is fixed to this box then, not to the window.
  transform: 'translate(0)',
})

globalStyle(`${docked} > body > #root`, { height: '100%', overflow: 'auto' })

// Drawn as for the window, and scrolled, where the window is a desktop's.
globalStyle(`${docked} > body > #root > *`, { minWidth: 'min(100vw, 1200px)' })

export const dock = style({
  position: 'fixed',
  inset: '0 0 0 auto',
  zIndex: 2147483647,
  display: 'flex',
  width,
  colorScheme: 'dark',
  background: '#0d1524',
  '@media': { print: { display: 'none' } },
})

export const frame = style({ flex: 1, minWidth: 0, border: 0 })

export const separator = style({
  width: '6px',
  cursor: 'col-resize',
  touchAction: 'none',
  background: '#22304b',
  ':hover': { background: '#6f9bff' },
  ':focus-visible': { background: '#6f9bff', outline: 'none' },
})

export const notice = style({
  position: 'absolute',
  insetInline: '16px',
  bottom: '16px',
  margin: 0,
  padding: '8px 12px',
  borderRadius: '6px',
  color: '#f0b45a',
  background: '#2d2211',
  selectors: { '&:empty': { display: 'none' } },
})
