import type { BrowserContext } from 'playwright-core'
import { CHANNEL, type PageMessage, type PanelMessage } from '../../../src/inspector/wire.ts'

/** Keys of the transitions that the machines of visited pages really took, as the inspector's page side tells them. */
export class Transitions {
  #taken: string[] = []

  /** From now on hears every page that the context opens. */
  async follow(context: BrowserContext): Promise<void> {
    await context.exposeBinding('tookTransitions', (_, keys: readonly string[]) => void this.#taken.push(...keys))
    await context.addInitScript((name) => {
      const channel = new BroadcastChannel(name)
      channel.onmessage = ({ data }: MessageEvent<PageMessage | PanelMessage>) => {
        if (data.to !== 'panel' || window.name !== `inspected-${data.tab}`) return
        if (data.type === 'here') channel.postMessage({ to: 'page', type: 'attach', tab: data.tab })
        if (data.type !== 'steps') return
        const report = Reflect.get(window, 'tookTransitions') as (keys: readonly string[]) => void
        report(data.steps.flatMap(({ microsteps }) => microsteps.flat()))
      }
    }, CHANNEL)
  }

  /** Those taken since `forget`. */
  get taken(): readonly string[] {
    return this.#taken
  }

  forget(): void {
    this.#taken = []
  }
}
