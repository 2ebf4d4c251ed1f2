import { waitFor } from 'xstate'
import type { AnalyticsPort } from '../browser/page/analytics.ts'
import { site } from './actors.ts'

/** The counter that the site has configured; its code comes only where it has one (SITE-6). */
async function createCounter(): Promise<AnalyticsPort | null> {
  const { context } = await waitFor(site, (snapshot) => snapshot.context.site !== null)
  const script = context.site?.analytics
  return script ? (await import('../browser/page/analytics.ts')).createAnalytics(script) : null
}

let counter: ReturnType<typeof createCounter> | undefined

/** Counts a page; those before the site is known, then. @param path without parameters */
export function countPageView(path: string): void {
  counter ??= createCounter()
  counter.then((views) => views?.pageView(path)).catch(console.error)
}
