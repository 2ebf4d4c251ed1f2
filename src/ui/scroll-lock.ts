let locks = 0

/** Holds the page still while something modal is open, without the jump of a vanishing scroll bar. Returns the release. */
export function lockScroll(): () => void {
  const { documentElement: root } = document
  if (locks++ === 0) {
    const bar = window.innerWidth - root.clientWidth
    root.style.setProperty('overflow', 'hidden')
    root.style.setProperty('padding-inline-end', `${bar}px`)
  }
  return () => {
    if (--locks > 0) return
    root.style.removeProperty('overflow')
    root.style.removeProperty('padding-inline-end')
  }
}
