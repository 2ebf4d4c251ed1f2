/** Puts a text into the clipboard; rejects where the browser refuses, or has none, as on a page that came by http. */
export const copy = async (text: string): Promise<void> => navigator.clipboard.writeText(text)
