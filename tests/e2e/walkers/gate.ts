import type { Request, Route } from 'playwright-core'
import type { CallSpec } from '../../../contract/call.ts'
import { eventually, type Visitor } from '../world.ts'

/** On a request that a test makes beside the page's own: the gate stands open for it. */
export const BESIDE = 'x-beside'

type Call = Pick<CallSpec, 'path'>

/** Keeps the requests of some calls on their way, so that a path decides when each is answered, and how. */
export class Gate {
  readonly #held = new Map<string, Map<Request, Route>>()

  static async before(visitor: Visitor, calls: readonly Call[]): Promise<Gate> {
    const gate = new Gate()
    await visitor.waitForAnswers()
    for (const call of calls) {
      gate.#held.set(call.path, new Map())
      await visitor.intercept(call, async (route) => {
        const request = route.request()
        if (request.headers()[BESIDE]) return route.continue()
        // The page may have given it up before the gate hears of it.
        if (request.failure()) return
        gate.#of(call).set(request, route)
      })
    }
    visitor.page.on('requestfailed', (request) => {
      for (const held of gate.#held.values()) held.delete(request)
    })
    return gate
  }

  /** Calls on their way, by path. */
  get inFlight(): readonly string[] {
    return [...this.#held].flatMap(([path, held]) => [...held].map(() => path)).sort()
  }

  /** Lets the real server answer. */
  pass = async (call: Call): Promise<void> => (await this.#take(call)).continue()

  /** Answers in the place of a server that broke down. */
  breakDown = async (call: Call): Promise<void> => (await this.#take(call)).fulfill({ status: 500 })

  /** Answers in the place of the server, as it would have. */
  answer = async (call: Call, envelope: { code: number; msg: string; data: unknown }): Promise<void> =>
    (await this.#take(call)).fulfill({ json: envelope })

  /** Cuts the connection. */
  cut = async (call: Call): Promise<void> => (await this.#take(call)).abort('internetdisconnected')

  /** Address of the request that waits. */
  async addressOf(call: Call): Promise<string> {
    await this.#seeOne(call)
    const [request] = this.#of(call).keys()
    return request?.url() ?? ''
  }

  async #take(call: Call): Promise<Route> {
    await this.#seeOne(call)
    const [entry] = this.#of(call)
    if (!entry) throw new Error(`nothing waits for ${call.path}`)
    this.#of(call).delete(entry[0])
    return entry[1]
  }

  #seeOne = (call: Call) => eventually(() => this.#of(call).size).toBe(1)

  #of(call: Call): Map<Request, Route> {
    const held = this.#held.get(call.path)
    if (!held) throw new Error(`the gate does not stand before ${call.path}`)
    return held
  }
}
