/**
 * Opens the browser's own printing, once the fonts are there.
 * @param title what a PDF is called by default
 */
export async function printPage(title: string): Promise<void> {
  await document.fonts.ready
  const before = document.title
  document.title = title
  const putBack = () => {
    document.title = before
  }
  addEventListener('afterprint', putBack, { once: true })
  print()
}
