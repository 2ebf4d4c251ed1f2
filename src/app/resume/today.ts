const two = (part: number) => String(part).padStart(2, '0')

/** Where the visitor is, as 2026-11-20. */
export function today(): string {
  const now = new Date()
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
