import type { Locator } from 'playwright-core'

/** Every link and button of a place in its order, by role and name, as assistive technology is told of it. */
export async function controlsOf(place: Locator): Promise<readonly string[]> {
  const told = await place.ariaSnapshot()
  return [...told.matchAll(/^\s*- (link|button|tab|textbox) "([^"]*)"/gm)].map(([, role, name]) => `${role} ${name}`)
}

/** Names of the headings of a level, in their order. */
export async function headingsOf(place: Locator, level: number): Promise<readonly string[]> {
  const told = await place.ariaSnapshot()
  return [...told.matchAll(/^\s*- heading "([^"]*)" \[level=(\d)\]/gm)]
    .filter(([, , found]) => Number(found) === level)
    .map(([, name = '']) => name)
}
