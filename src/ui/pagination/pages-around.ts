/** A page number, or `gap` where some are left out; `on` says at which widths it stands there. */
export interface PageMark {
  readonly mark: number | 'gap'
  readonly on: 'every' | 'wide' | 'phone'
}

/** First and last page and `width` consecutive ones around the current page; a gap of one page is that page. */
function around(page: number, pages: number, width: number): number[] {
  const start = Math.max(1, Math.min(page - (width - 1) / 2, pages - width + 1))
  const shown = Array.from({ length: pages }, (_, at) => at + 1).filter(
    (n) => n === 1 || n === pages || (n >= start && n < start + width),
  )
  return shown.flatMap((n, at) => (n - (shown[at - 1] ?? 0) === 2 ? [n - 1, n] : [n]))
}

/** What stands in a pagination: five pages around the current one, three on a phone. */
export function pageMarks(page: number, pages: number): PageMark[] {
  const wide = around(page, pages, 5)
  const phone = around(page, pages, 3).filter((n) => wide.includes(n))
  const endsIn = (shown: readonly number[], n: number) => shown.includes(n) && !shown.includes(n + 1) && n < pages
  return wide.flatMap((n): PageMark[] => {
    const own: PageMark = { mark: n, on: phone.includes(n) ? 'every' : 'wide' }
    const [onWide, onPhone] = [endsIn(wide, n), endsIn(phone, n)]
    if (!onWide && !onPhone) return [own]
    return [own, { mark: 'gap', on: onWide && onPhone ? 'every' : onWide ? 'wide' : 'phone' }]
  })
}
