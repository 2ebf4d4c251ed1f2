import { createHashHistory, type RouterHistory } from '@tanstack/react-router'
import { type ActorRefFrom, createActor, waitFor } from 'xstate'
import { devTools } from '../../../machines/kit/dev-tools.ts'
import type { layersMachine } from '../../../machines/site/layers/layers.machine.ts'
import { provideLayers } from '../../../machines/site/layers/layers.ports.ts'
import { createPageHistory, type PageHistory } from './page-history.ts'

export let layers: ActorRefFrom<typeof layersMachine>
export let pages: RouterHistory
let page: PageHistory

const isReceding = () => layers.getSnapshot().matches('receding')
const closing = new Map<string, () => void>()
let count = 0

function openLayer(close: () => void): () => void {
  count += 1
  const id = String(count)
  closing.set(id, close)
  layers.send({ type: 'LAYER.OPENED', id })
  return () => {
    closing.delete(id)
    layers.send({ type: 'LAYER.CLOSED', id })
  }
}

/**
 * The history of this page, and what lies over it, before the router that works with them.
 * @returns what dialogs and sheets tell of themselves, so that Back closes them
 */
export function openHistory(): typeof openLayer {
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
  return openLayer
}

/** Whether the visitor has left the page that is still drawn. */
export const isElsewhere = (): boolean => page.isElsewhere()

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
