import { newId } from '../../ui/new-id.ts'
import {
  type ActorInfo,
  type Answers,
  CHANNEL,
  type PageMessage,
  type PanelMessage,
  type RecordedStep,
  type Request,
  STEP_LIMIT,
  type Tab,
} from '../wire.ts'

/** Milliseconds that an answer may take. */
const ANSWER_TIME = 60_000

export type TabEvent =
  | { readonly type: 'TAB.FOUND'; readonly tab: string }
  | { readonly type: 'TAB.GONE'; readonly tab: string }

export interface Recorded {
  /** All of them, where any changed. */
  readonly actors: readonly ActorInfo[] | null
  readonly steps: readonly RecordedStep[]
}

interface Pending {
  readonly tab: string
  readonly timer: ReturnType<typeof setTimeout>
  resolve(value: unknown): void
  reject(error: Error): void
}

/** The panel's end of the channel. What the attached tab recorded arrives once a frame, in one piece. */
export class Connection {
  readonly #channel = new BroadcastChannel(CHANNEL)
  readonly #tabs = new Map<string, Tab>()
  readonly #tabListeners = new Set<(event: TabEvent) => void>()
  readonly #pending = new Map<string, Pending>()
  readonly #receive: (recorded: Recorded) => void
  #attached: string | null = null
  /** What the page tells another inspector may come before its answer to this one. */
  #hasBegun = false
  #arrived: { actors: readonly ActorInfo[] | null; steps: RecordedStep[] } | null = null
  #frame = 0

  constructor(receive: (recorded: Recorded) => void) {
    this.#receive = receive
    this.#channel.onmessage = ({ data }: MessageEvent<PageMessage | PanelMessage>) => {
      if (data.to === 'panel') this.#hear(data)
    }
  }

  /** Asks every page whether it can be inspected, and tells of each that can and of each that goes. */
  watchTabs(listener: (event: TabEvent) => void): () => void {
    this.#tabListeners.add(listener)
    this.#post({ to: 'page', type: 'seek' })
    return () => void this.#tabListeners.delete(listener)
  }

  /** Every page that answered and has not gone. */
  tabs(): readonly Tab[] {
    return [...this.#tabs.values()]
  }

  attach(tab: string): Tab {
    this.#attached = tab
    this.#hasBegun = false
    this.#arrived = null
    this.#post({ to: 'page', type: 'attach', tab })
    return this.#tabs.get(tab) ?? { tab, title: '', address: '' }
  }

  pressDock(event: 'TOGGLED' | 'POPPED_OUT'): void {
    if (this.#attached !== null) this.#post({ to: 'page', type: 'dock', tab: this.#attached, event })
  }

  request<R extends Request>(request: R): Promise<Answers[R['ask']]> {
    const tab = this.#attached
    if (tab === null) return Promise.reject(new Error('no page is inspected'))
    const id = newId()
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#settle(id)?.reject(new Error('no answer within 60 s')), ANSWER_TIME)
      this.#pending.set(id, { tab, timer, resolve: resolve as (value: unknown) => void, reject })
      this.#post({ to: 'page', type: 'request', tab, id, request })
    })
  }

  close(): void {
    cancelAnimationFrame(this.#frame)
    for (const id of [...this.#pending.keys()]) this.#settle(id)
    this.#channel.close()
  }

  #post(message: PanelMessage): void {
    this.#channel.postMessage(message)
  }

  #hear(message: PageMessage): void {
    switch (message.type) {
      case 'here': {
        const { tab, title, address } = message
        this.#tabs.set(tab, { tab, title, address })
        this.#tell({ type: 'TAB.FOUND', tab })
        return
      }
      case 'gone':
        this.#tabs.delete(message.tab)
        for (const [id, { tab }] of [...this.#pending])
          if (tab === message.tab) this.#settle(id)?.reject(new Error('the page is gone'))
        this.#tell({ type: 'TAB.GONE', tab: message.tab })
        return
      case 'answer': {
        const pending = this.#settle(message.id)
        if ('error' in message.result) pending?.reject(new Error(message.result.error))
        else pending?.resolve(message.result.value)
        return
      }
      case 'actors':
        this.#collect(message.tab, { actors: message.actors, steps: [] })
        return
      case 'steps':
        if (message.tab === this.#attached && message.isBeginning) this.#hasBegun = true
        if (this.#hasBegun) this.#collect(message.tab, { actors: null, steps: message.steps })
    }
  }

  #tell(event: TabEvent): void {
    for (const listener of [...this.#tabListeners]) listener(event)
  }

  /** The request of that id, which no longer waits. */
  #settle(id: string): Pending | undefined {
    const pending = this.#pending.get(id)
    if (pending) clearTimeout(pending.timer)
    this.#pending.delete(id)
    return pending
  }

  #collect(tab: string, { actors, steps }: Recorded): void {
    if (tab !== this.#attached) return
    if (!this.#arrived) {
      this.#arrived = { actors: null, steps: [] }
      cancelAnimationFrame(this.#frame)
      this.#frame = requestAnimationFrame(() => this.#flush())
    }
    if (actors) this.#arrived.actors = actors
    this.#arrived.steps.push(...steps)
    if (this.#arrived.steps.length > 2 * STEP_LIMIT) this.#arrived.steps = this.#arrived.steps.slice(-STEP_LIMIT)
  }

  #flush(): void {
    const arrived = this.#arrived
    this.#arrived = null
    if (arrived) this.#receive(arrived)
  }
}
