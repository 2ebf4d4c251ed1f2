import type { AnyActorRef, EventObject } from 'xstate'
import { encode } from './encode.ts'
import type { Call } from './path.ts'
import type { Request } from './xstate.ts'

/** A timer that runs, due at a time of the model's clock. */
export interface Timer {
  readonly id: string
  readonly event: EventObject
  readonly due: number
}

/** What goes on around the machine when a turn begins. */
export interface Turn {
  readonly now: number
  /** Soonest first. */
  readonly timers: readonly Timer[]
  /** Ids of the invoked actors. */
  readonly running: ReadonlySet<string>
}

/** Bookkeeping of what the machine asks of its surroundings in one turn, in the order in which xstate carries it out. */
export class Surroundings {
  readonly running: Set<string>
  timers: readonly Timer[]
  readonly #now: number
  readonly #immediate: Call[] = []
  readonly #deferred: Call[] = []
  readonly #fresh = new Set<string>()
  readonly #own: EventObject[] = []
  readonly #parent: AnyActorRef
  readonly #self: AnyActorRef
  readonly #delay: (name: string) => number | undefined

  constructor(turn: Turn, parent: AnyActorRef, self: AnyActorRef, delay: (name: string) => number | undefined) {
    this.#now = turn.now
    this.timers = turn.timers
    this.running = new Set(turn.running)
    this.#parent = parent
    this.#self = self
    this.#delay = delay
  }

  get calls(): readonly Call[] {
    return [...this.#immediate, ...this.#deferred]
  }

  /** The next event that the machine sent to itself. */
  nextOwn(): EventObject | undefined {
    return this.#own.shift()
  }

  /** @param initially xstate starts the actors of the initial state before it executes anything */
  carryOut(requests: readonly Request[], initially: boolean): void {
    for (const request of requests) this.#carryOut(request)
    this.#fresh.clear()
    if (initially) {
      const starts = this.#deferred.filter(({ kind }) => kind === 'start')
      const rest = this.#deferred.filter(({ kind }) => kind !== 'start')
      this.#deferred.splice(0, this.#deferred.length, ...rest)
      this.#immediate.unshift(...starts)
    }
  }

  #carryOut(request: Request): void {
    switch (request.kind) {
      case 'action':
        this.#immediate.push({ ...request, params: encode(request.params) })
        return
      case 'start':
        this.#deferred.push({ ...request, input: encode(request.input) })
        this.#fresh.add(request.id)
        this.running.add(request.id)
        return
      case 'stop':
        this.#stop(request.id)
        return
      case 'send':
        this.#send(request.to, request.event)
        return
      case 'emit':
        this.#deferred.push({ kind: 'emit', event: encode(request.event) })
        return
      case 'schedule':
        this.#schedule(request.id, request.event, request.delay)
        return
      case 'cancel':
        this.timers = this.timers.filter(({ id }) => id !== request.id)
    }
  }

  #stop(id: string): void {
    if (!this.running.delete(id)) return
    if (this.#fresh.delete(id)) {
      const start = this.#deferred.findLastIndex((call) => call.kind === 'start' && call.id === id)
      this.#deferred.splice(start, 1)
    } else this.#deferred.push({ kind: 'stop', id })
  }

  #send(to: AnyActorRef, event: EventObject): void {
    if (to === this.#self) this.#own.push(event)
    else if (to === this.#parent) this.#deferred.push({ kind: 'report', event: encode(event) })
    else if (this.running.has(to.id)) this.#deferred.push({ kind: 'tell', id: to.id, event: encode(event) })
  }

  #schedule(id: string, event: EventObject, delay: number): void {
    const name = /^xstate\.after\.([^.]+)\./.exec(event.type)?.[1]
    const declared = name === undefined ? undefined : this.#delay(name)
    if (declared !== undefined && declared !== delay) {
      throw new Error(`${name} is ${delay} ms in the machine and ${declared} ms in the catalogue`)
    }
    const due = this.#now + delay
    const others = this.timers.filter((timer) => timer.id !== id)
    this.timers = [
      ...others.filter((timer) => timer.due <= due),
      { id, event, due },
      ...others.filter((timer) => timer.due > due),
    ]
  }
}
