/** Parameters of an address as plain texts: what a reader sees is what the page gets. */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search.replace(/^\?/, '')))

/** Lists with commas between them; nothing of what is undefined or empty. */
export function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).flatMap(([name, value]) => {
    const text = value === undefined || value === null ? '' : String(value)
    return text === '' ? [] : [[name, text]]
  })
  const text = new URLSearchParams(given).toString().replaceAll('%2C', ',')
  return text === '' ? '' : `?${text}`
}
