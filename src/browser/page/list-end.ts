/**
 * Tells when the end of a list comes near the visible part of the page.
 * @param margin pixels below it that still count as near
 */
export function createListEnd(margin: number) {
  let end: Element | null = null
  let near: (() => void) | undefined
  let observer: IntersectionObserver | undefined

  const observe = () => {
    observer?.disconnect()
    observer = undefined
    if (!end || !near) return
    observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && near?.(), {
      root: document,
      rootMargin: `0px 0px ${margin}px`,
    })
    observer.observe(end)
  }

  return {
    /** The element that ends the list; null once it is gone. */
    mark(element: Element | null) {
      end = element
      observe()
    },
    /** @returns a function that ends the watch */
    watch(onNear: () => void): () => void {
      near = onNear
      observe()
      return () => {
        near = undefined
        observe()
      }
    },
  }
}
