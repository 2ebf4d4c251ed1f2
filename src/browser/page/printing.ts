/** Until all pictures are there, or are known not to come; those that wait until somebody scrolls to them are not waited for. */
const pictures = () =>
  Promise.allSettled(
    [...document.images].filter(({ loading }) => loading !== 'lazy').map((picture) => picture.decode()),
  )

/**
 * Opens the browser's own printing, once what was drawn last, its fonts and its pictures are there.
 * @param title what a PDF is called by default
 */
export async function printPage(title: string): Promise<void> {
  await new Promise(requestAnimationFrame)
  await Promise.all([document.fonts.ready, pictures()])
  const before = document.title
  document.title = title
  const putBack = () => {
    document.title = before
  }
  addEventListener('afterprint', putBack, { once: true })
  print()
}
