import type { LayersPorts } from '../../../machines/site/layers/layers.ports.ts'

/** What the history's entries hold: whose page they are, as the router has it, and how many layers lie over it. */
interface EntryState {
  readonly key?: string
  readonly __TSR_key?: string
  readonly __TSR_index?: number
  readonly layers?: number
  /** Of a layer's entry: the key of the page's own, where that is to be written anew. */
  readonly below?: string | undefined
}

/** The page's own entry, which the router wrote anew while a layer's entry was shown. */
interface Rewritten {
  /** As the history still has it. */
  readonly key: string | undefined
  readonly state: EntryState | null
  readonly href: string
}

export interface PageHistory {
  /** For the router, which must not hear of the entries of layers. */
  readonly router: object
  readonly ports: Pick<LayersPorts, 'pushEntries' | 'goBack'>
  /** Of the entry that is shown. */
  depth(): number
  /** Whether the browser has gone to an entry of another page, of which the router is still to hear. */
  isElsewhere(): boolean
  /** To an address outside of this page's routes, in this tab; a layer's entry is not left behind. */
  leaveFor(address: string): void
  /** Writes what had to wait for a step back. */
  flush(): void
}

export interface Hearing {
  /** Whether a step back of ours is still under way. */
  isReceding(): boolean
  /** Whether the entry that is shown stands for a layer that is gone, so that it is left again. */
  isLeftOver(): boolean
  onShown(depth: number): void
  onReplaced(): void
  /** Of the page that the router shows. */
  shownKey(): string | undefined
}

/** What a page that was loaded anew under a layer's entry still has to write. */
function pendingAt({ below, layers, ...state }: EntryState, href: string): Rewritten | null {
  return below === undefined ? null : { key: below, state, href }
}

/**
 * The browser's history with entries of layers above the page's own. What the router writes meanwhile takes the place
 * of such an entry; while a step back is under way, which the browser takes in its own time, it waits.
 * @param page the browser's window
 * @param hearing who hears of it
 */
export function createPageHistory(page: Window, hearing: Hearing): PageHistory {
  const { history, location } = page
  const state = (): EntryState => Object(history.state)
  const depth = () => state().layers ?? 0
  const isElsewhere = () => state().__TSR_key !== hearing.shownKey()
  const readers = new Set<(event: PopStateEvent) => void>()
  let waiting: (() => void)[] = []
  let rewritten = pendingAt(state(), location.href)
  let isLeaving = false

  function write(way: 'pushState' | 'replaceState', next: EntryState | null, href: string): void {
    if (hearing.isReceding()) {
      waiting.push(() => write(way, next, href))
      return
    }
    const layers = depth()
    if (layers === 0) history[way](next, '', href)
    else if (way === 'pushState') {
      rewritten = null
      history.replaceState(next, '', href)
      hearing.onReplaced()
    } else {
      rewritten = { key: rewritten ? rewritten.key : state().__TSR_key, state: next, href }
      history.replaceState({ ...next, layers, below: rewritten.key }, '', href)
    }
  }

  /** An entry that the browser made, of a typed address, is to be known again. */
  function name(): void {
    if (state().__TSR_key) return
    const key = Math.random().toString(36).slice(2)
    history.replaceState({ ...state(), key, __TSR_key: key, __TSR_index: 0 }, '')
  }

  function rewrite(): void {
    const layers = depth()
    if (rewritten && state().__TSR_key === rewritten.key) {
      history.replaceState(layers === 0 ? rewritten.state : { ...rewritten.state, layers }, '', rewritten.href)
    }
    if (layers === 0) rewritten = null
  }

  page.addEventListener('popstate', (event) => {
    name()
    rewrite()
    // Before the router goes on because of a layer that closes now.
    const isOther = waiting.length === 0 && isElsewhere()
    hearing.onShown(depth())
    if (!isOther || hearing.isLeftOver()) return
    for (const read of readers) read(event)
  })
  page.addEventListener('pageshow', ({ persisted }) => {
    isLeaving = false
    if (persisted) hearing.onShown(depth())
  })

  return {
    router: {
      document: page.document,
      location,
      history: {
        get state() {
          return history.state
        },
        get length() {
          return history.length
        },
        pushState: (next: EntryState, _: string, href: string) => write('pushState', next, href),
        replaceState: (next: EntryState, _: string, href = location.href) => write('replaceState', next, href),
        back: () => history.back(),
        forward: () => history.forward(),
        go: (by: number) => history.go(by),
      },
      addEventListener(type: string, listener: (event: Event) => void, options?: AddEventListenerOptions) {
        if (type === 'popstate') readers.add(listener)
        else page.addEventListener(type, listener, options)
      },
      removeEventListener(type: string, listener: (event: Event) => void, options?: EventListenerOptions) {
        if (type === 'popstate') readers.delete(listener)
        else page.removeEventListener(type, listener, options)
      },
    },
    ports: {
      pushEntries(from, to) {
        for (let layers = from + 1; layers <= to; layers += 1) {
          history.pushState({ ...state(), layers }, '', location.href)
        }
      },
      goBack(by) {
        if (!isLeaving) history.go(-by)
      },
    },
    depth,
    isElsewhere,
    leaveFor(address) {
      isLeaving = true
      if (depth() > 0) location.replace(address)
      else location.assign(address)
    },
    flush() {
      const writes = waiting
      waiting = []
      for (const one of writes) one()
    },
  }
}
