import type { Browser, BrowserContextOptions, LaunchOptions } from 'playwright-core'
import { chromium as engine } from 'playwright-core'
import { afterEach, expect, inject } from 'vitest'
import { watchedChromium } from '../chromium.ts'
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

/** Of this worker, whose files come one after the other; playwright ends them with its process. */
const browsers = new Map<LaunchOptions, Promise<Browser>>()

function browserOf(launch: LaunchOptions): Promise<Browser> {
  const running = browsers.get(launch) ?? engine.launch(launch)
  browsers.set(launch, running)
  return running
}

/**
 * One chromium for a worker; visitors leave after each test, and none may have heard its browser complain.
 * @param port of the server, where it is not the shared one
 * @param launch how the browser is started
 * @param transitions hears what the machines of the visitors' pages take
 */
export function createWorld(
  port = () => inject('port'),
  launch: LaunchOptions = watchedChromium,
  transitions?: Transitions,
): World {
  let visitors: Visitor[] = []
  afterEach(async ({ task }) => {
    const left = visitors
    visitors = []
    if (task.result?.state === 'fail') for (const visitor of left) console.error(await visitor.describe())
    await Promise.all(left.map((visitor) => visitor.leave()))
    expect(left.flatMap(({ complaints }) => complaints.unexpected)).toEqual([])
  })
  return {
    demo: new Demo(port),
    async visit({ host = 'univ', ...options } = {}) {
      const visitor = await Visitor.arrive(await browserOf(launch), `http://${host}.localhost:${port()}`, options)
      visitors.push(visitor)
      await transitions?.follow(visitor.context)
      return visitor
    },
  }
}
