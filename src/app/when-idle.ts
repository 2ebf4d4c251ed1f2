/** Runs what nobody waits for once the page has nothing else to do. */
export const whenIdle: (fn: () => void) => unknown =
  typeof requestIdleCallback === 'function' ? (fn) => requestIdleCallback(fn) : (fn) => setTimeout(fn, 200)
