const types = {
  svg: 'image/svg+xml',
  png: 'image/png',
  mmd: 'text/plain',
  json: 'application/json',
  scxml: 'application/scxml+xml',
} as const

/** Offers a file to save. The ending of its name says what it is. */
export function download(name: `${string}.${keyof typeof types}`, content: string | Blob): void {
  const ending = name.slice(name.lastIndexOf('.') + 1) as keyof typeof types
  const blob = typeof content === 'string' ? new Blob([content], { type: types[ending] }) : content
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href))
}
