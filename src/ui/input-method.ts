/** What `keyCode` says of a key that an input method took: the one trace of it in Safari, where writing has ended by then. */
const TAKEN = 229

/**
 * Keeps keys that an input method takes for itself from everything in the page, such as the Enter that takes pinyin;
 * called once, before anything listens.
 */
export function ignoreInputMethodKeys(): void {
  const ignore = (event: KeyboardEvent) => {
    if (!event.isComposing && event.keyCode !== TAKEN) return
    event.stopImmediatePropagation()
    // Nor does it send the form; in a text of several lines a phone's keyboard may mean a line by it.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
  }
  window.addEventListener('keydown', ignore, { capture: true })
}
