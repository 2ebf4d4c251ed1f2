import { expect } from 'vitest'
import { watchedChromium } from '../../chromium.ts'
import { logInAs, type Person } from '../world/identities.ts'
import { createWorld } from '../world.ts'
import { Pressing, type Screen } from './screen.ts'

/** Pictures change nothing of what a press comes to. */
const launch = { ...watchedChromium, args: [...watchedChromium.args, '--blink-settings=imagesEnabled=false'] }

/** Hosts outside are not there, nor is what a page asks for that is missing. */
const UNREACHABLE = /^console: Failed to load resource: (net::ERR_|.* 404 )/

interface Surroundings {
  /** Of a server whose data the presses may change; the shared one without it. */
  readonly port?: () => number
  readonly viewport?: { readonly width: number; readonly height: number }
}

/** One browser for a file of catalogues. */
export function createPresser({ port, ...window }: Surroundings = {}) {
  const world = createWorld(port, launch)
  return async (host: string, screens: readonly Screen[], person?: Person): Promise<void> => {
    const visitor = await world.visit({ host, ...window, permissions: ['clipboard-read', 'clipboard-write'] })
    visitor.complaints.expect(UNREACHABLE)
    if (person) await logInAs(visitor, world.demo, person)
    for (const screen of screens) {
      const wrong = await new Pressing(visitor, screen).all()
      expect(wrong, [screen.path, ...(screen.through ?? [])].join(' > ')).toEqual([])
    }
  }
}
