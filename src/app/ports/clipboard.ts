/** Puts a text into the clipboard; rejects where the browser refuses. */
export const copy = (text: string): Promise<void> => navigator.clipboard.writeText(text)
