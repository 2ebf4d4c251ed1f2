import type { Browser, BrowserContextOptions, LaunchOptions } from 'playwright-core'
import { chromium as engine } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { chromium } from '../chromium.ts'
import { Demo } from './world/demo.ts'
import type { Transitions } from './world/transitions.ts'
import { Visitor } from './world/visitor.ts'

export { FAILED_REQUEST } from './world/complaints.ts'
export type { Visitor } from './world/visitor.ts'

/** Waits until an expectation of what the page shows holds. */
export const eventually = <T>(see: () => Promise<T> | T) => expect.poll(see, { timeout: 60_000, interval: 50 })

export interface World {
  readonly demo: Demo
  /** A visitor with a browser of their own: no cookie, no storage. */
  visit(options?: BrowserContextOptions & { host?: string }): Promise<Visitor>
}

/**
 * One chromium for a test file; visitors leave after each test, and none may have heard its browser complain.
 * @param port of the server, where it is not the shared one
 * @param launch how the browser is started
 * @param transitions hears what the machines of the visitors' pages take
 */
export function createWorld(
  port = () => inject('port'),
  launch: LaunchOptions = chromium,
  transitions?: Transitions,
): World {
  let browser: Browser
  let visitors: Visitor[] = []
  beforeAll(async () => {
    browser = await engine.launch(launch)
  })
  afterEach(async () => {
    const left = visitors
    visitors = []
    await Promise.all(left.map((visitor) => visitor.leave()))
    expect(left.flatMap(({ complaints }) => complaints.unexpected)).toEqual([])
  })
  afterAll(async () => browser.close())
  return {
    demo: new Demo(port),
    async visit({ host = 'univ', ...options } = {}) {
      const visitor = await Visitor.arrive(browser, `http://${host}.localhost:${port()}`, options)
      visitors.push(visitor)
      await transitions?.follow(visitor.context)
      return visitor
    },
  }
}
