/** `blocked`: the browser refused the tab. */
export type TabOutcome = 'done' | 'blocked'

/**
 * Opens back offices: in a tab of their own, or in this one where the browser is one of those that the specification
 * names. A tab opens only inside a click: it is reserved there, and pointed or closed later.
 */
export interface AppPort {
  /** Called inside the click: opens an empty tab for later. */
  reserveTab(): void
  /** Closes a reserved tab that was not used. */
  releaseTab(): void
  /** @param address of a back office on the same origin */
  openApp(address: string): Promise<TabOutcome>
}
