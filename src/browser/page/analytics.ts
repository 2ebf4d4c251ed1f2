type Command = readonly ['_trackPageview', string] | readonly ['_setAutoPageview', boolean]

declare global {
  interface Window {
    /** Queue that the counter's script empties, once it is there. */
    _hmt?: { push(command: Command): unknown }
  }
}

export interface AnalyticsPort {
  /** Counts a page once, as long as the visitor stays on it. @param path parameters are cut off: they may be secrets */
  pageView(path: string): void
}

function inject(address: string): void {
  const script = document.createElement('script')
  script.src = address
  script.async = true
  document.head.append(script)
}

/** @param script address of the counter's script; '' where nobody counts (SITE-6) */
export function createAnalytics(script: string): AnalyticsPort {
  if (script === '') return { pageView() {} }
  let counted: string | null = null
  const count = (path: string) => {
    window._hmt ??= [] as Command[]
    if (counted === null) {
      // By itself the script would count the first page, with all of its address, beside us.
      window._hmt.push(['_setAutoPageview', false])
      requestAnimationFrame(() => setTimeout(() => inject(script)))
    }
    counted = path
    window._hmt.push(['_trackPageview', path])
  }
  return {
    pageView(path) {
      const page = path.replace(/[?#].*$/s, '')
      if (page !== counted) count(page)
    },
  }
}
