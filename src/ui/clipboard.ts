/** Where a page came by http, browsers have no clipboard but the command of old, which copies what is selected. */
function copySelected(text: string): void {
  const copied = document.createElement('span')
  copied.textContent = text
  copied.style.cssText = 'position: fixed; opacity: 0; white-space: pre; user-select: text; -webkit-user-select: text'
  document.body.append(copied)
  const selection = getSelection()
  selection?.selectAllChildren(copied)
  const isCopied = document.execCommand('copy')
  selection?.removeAllRanges()
  copied.remove()
  if (!isCopied) throw new DOMException('the browser refuses to copy', 'NotAllowedError')
}

/** Puts a text into the clipboard, while a click is handled; rejects where the browser refuses. */
export async function copy(text: string): Promise<void> {
  const { clipboard } = navigator as Partial<Navigator>
  if (clipboard) await clipboard.writeText(text)
  else copySelected(text)
}
