import { createHashHistory, type RouterHistory } from '@tanstack/react-router'
import { type ActorRefFrom, createActor, waitFor } from 'xstate'
import type { layersMachine } from '../../../machines/layers/layers.machine.ts'
import { provideLayers } from '../../../machines/layers/layers.ports.ts'
import { devTools } from '../../features/dev-tools.ts'
import { createPageHistory, type PageHistory } from './page-history.ts'

export let layers: ActorRefFrom<typeof layersMachine>
export let pages: RouterHistory
let page: PageHistory

const isReceding = () => layers.getSnapshot().matches('receding')
const closing = new Map<string, () => void>()
let count = 0

/**
 * Something lies over the page from now on.
 * @param close called where Back is to close it
 * @returns a function that tells that it is gone
 */
export function openLayer(close: () => void): () => void {
  count += 1
  const id = String(count)
  closing.set(id, close)
  layers.send({ type: 'LAYER.OPENED', id })
  return () => {
    closing.delete(id)
    layers.send({ type: 'LAYER.CLOSED', id })
  }
}

/** The history of this page, before the router that works with it. */
export function openHistory(): void {
  page = createPageHistory(window, {
    isReceding,
    isLeftOver() {
      const { open, depth } = layers.getSnapshot().context
      return depth > open.length
    },
    onShown: (depth) => layers.send({ type: 'ENTRY.SHOWN', depth }),
    onReplaced: () => layers.send({ type: 'ENTRY.REPLACED' }),
    shownKey: () => pages.location.state.__TSR_key,
  })
  const ports = { ...page.ports, closeLayer: (id: string) => closing.get(id)?.() }
  layers = createActor(provideLayers(ports), { devTools, input: { depth: page.depth() } })
  pages = createHashHistory({ window: page.router })
  layers.subscribe(() => isReceding() || page.flush())
  layers.start()
}

/** To a path of this page. The one that only asks to log in is not come back to: it would lead on by itself. */
export function goTo(path: string): void {
  const { href, pathname } = pages.location
  if (path !== href) pages[pathname === '/login' ? 'replace' : 'push'](path)
}

/** To an address outside of this page's routes, in this tab. */
export async function leaveFor(address: string): Promise<void> {
  await waitFor(layers, () => !isReceding())
  page.leaveFor(address)
}
