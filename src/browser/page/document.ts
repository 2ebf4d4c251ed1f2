/** The document as the server has it now. Rejects where it cannot be had. */
async function currentDocument(): Promise<string> {
  const answer = await fetch(location.pathname, { cache: 'no-store' })
  if (!answer.ok) throw new Error(`the document was answered ${answer.status}`)
  return answer.text()
}

/** The page anew. Rejects where it cannot be had: reloaded all the same, it would be the browser's own error page. */
export async function reload(): Promise<void> {
  await currentDocument()
  location.reload()
}

/**
 * The page anew where a newer product stands on the server, which has no longer the files that this one may still want.
 * Nothing happens where that cannot be found out.
 */
export async function reloadReplaced(): Promise<void> {
  const { pathname } = new URL(import.meta.url)
  const present = await currentDocument().catch(() => null)
  if (present === null || present.includes(pathname)) return
  location.reload()
  // What comes next is on the new page.
  await new Promise(() => {})
}
