/** Words for what must hold of walks through a flow, written from the specification rather than from the machine. */

/** A call that a machine made: an action, or an actor that it started, stopped, told or heard. */
interface Call {
  readonly kind: string
  readonly [field: string]: unknown
}

/** A step of a walk and all that held after it; context, output and parameters as JSON has them. */
export interface Moment {
  readonly event: { readonly type: string }
  /** Milliseconds that passed before it, for a timer. */
  readonly wait: number
  readonly value: unknown
  readonly context: unknown
  readonly tags: readonly string[]
  readonly status: string
  readonly output: unknown
  readonly calls: readonly Call[]
}

/** A condition on a moment. */
export type When = (moment: Moment) => boolean

/** The watcher need not look any further. */
export const CAUGHT = -1

/** Looks at one moment after another, from 0 on; what it remembers between two is a number. */
export type Watcher = (memory: number, moment: Moment) => number

/** `sight` must catch something on one walk, so that a property about nothing fails. */
export interface Property {
  /** No moment may meet it. */
  readonly wrong?: When
  /** Must catch nothing on any walk. */
  readonly fault?: Watcher
  readonly sight?: Watcher
}

export type Properties = Readonly<Record<string, Property>>

/** Objects by the fields named, lists by their items, functions by asking, the rest by identity. */
function fits(got: unknown, want: unknown): boolean {
  if (want === undefined) return true
  if (typeof want === 'function') return Boolean(want(got))
  if (typeof want !== 'object' || want === null) return got === want
  if (Array.isArray(want) && (!Array.isArray(got) || got.length !== want.length)) return false
  return (
    typeof got === 'object' &&
    got !== null &&
    Object.entries(want).every(([key, field]) => fits(Reflect.get(got, key), field))
  )
}

const called =
  (kind: string, wanted: Readonly<Record<string, unknown>>): When =>
  ({ calls }) =>
    calls.some((call) => call.kind === kind && fits(call, wanted))

// Conditions on a moment

export const starting: When = ({ event }) => event.type === 'START'
export const on =
  (type: string, payload?: unknown): When =>
  ({ event }) =>
    event.type === type && fits(event, payload)
export const done = (actor: string, output?: unknown): When =>
  on(`xstate.done.actor.${actor}`, output === undefined ? undefined : { output })
export const failed = (actor: string, error?: unknown): When =>
  on(`xstate.error.actor.${actor}`, error === undefined ? undefined : { error })
/** A timer rang that ran for so many milliseconds. */
export const after =
  (milliseconds: number): When =>
  ({ event, wait }) =>
    event.type.startsWith('xstate.after.') && wait === milliseconds
export const calls = (name: string, params?: unknown): When => called('action', { name, params })
export const starts = (src: string, input?: unknown): When => called('start', { src, input })
export const stops = (id: string): When => called('stop', { id })
export const tells = (id: string, event?: unknown): When => called('tell', { id, event })
export const reports = (event?: unknown): When => called('report', { event })
export const emits = (event?: unknown): When => called('emit', { event })
export const tagged =
  (tag: string): When =>
  ({ tags }) =>
    tags.includes(tag)
export const ends =
  (output?: unknown): When =>
  (moment) =>
    moment.status === 'done' && fits(moment.output, output)
/** A field that holds nothing. */
export const nothing = (value: unknown): boolean => value === null
/** The machine is in a state of that name, on whichever level. */
export const within =
  (state: string): When =>
  ({ value }) =>
    JSON.stringify(value).includes(`"${state}"`)
export const has =
  (context: unknown): When =>
  (moment) =>
    fits(moment.context, context)
export const both =
  (...all: readonly When[]): When =>
  (moment) =>
    all.every((one) => one(moment))
export const either =
  (...any: readonly When[]): When =>
  (moment) =>
    any.some((one) => one(moment))
export const no =
  (when: When): When =>
  (moment) =>
    !when(moment)

// Properties of walks

const firstCall = (p: When, moment: Moment): number => moment.calls.findIndex((call) => p({ ...moment, calls: [call] }))

const at =
  (p: When): Watcher =>
  (_, moment) =>
    p(moment) ? CAUGHT : 0

export const always = (p: When): Property => ({ wrong: no(p) })
export const never = (p: When): Property => ({ wrong: p })
/** `q` in the same step as every `p`; some walk must show a `p`. */
export const whenever = (p: When, q: When): Property => ({ wrong: both(p, no(q)), sight: at(p) })
/** `q` together with `p` and never otherwise. */
export const onlyWith = (q: When, p: When): Property => whenever(q, p)
/** The first call that is `p` comes before the first that is `q` where one step makes both; some step must make both. */
export const inOrder = (p: When, q: When): Property =>
  whenever(both(p, q), (moment) => firstCall(p, moment) < firstCall(q, moment))
/** No `q` before the first `p`. */
export const precedes = (p: When, q: When): Property => ({
  fault: (memory, moment) => {
    if (memory === 1 || p(moment)) return 1
    return q(moment) ? CAUGHT : 0
  },
})
/** `p` holds from every `from` on, up to the next `until`; `from` included, `until` not. */
export const during = (from: When, until: When, p: When): Property => ({
  fault: (memory, moment) => {
    const isOn = from(moment) || (memory === 1 && !until(moment))
    if (!isOn) return 0
    return p(moment) ? 1 : CAUGHT
  },
  sight: at(from),
})
/** Some walk shows these one after another, others between them. */
export const possible = (...steps: readonly When[]): Property => ({
  sight: (memory, moment) => {
    if (!steps[memory]?.(moment)) return memory
    return memory + 1 === steps.length ? CAUGHT : memory + 1
  },
})
/** Some walk shows these in immediate succession. */
export const successive = (...steps: readonly When[]): Property => ({
  // Each bit is a beginning that has come so far.
  sight: (memory, moment) => {
    const begun = steps.reduce((bits, step, i) => {
      const isDue = i === 0 || (memory & (1 << (i - 1))) !== 0
      return isDue && step(moment) ? bits | (1 << i) : bits
    }, 0)
    return begun & (1 << (steps.length - 1)) ? CAUGHT : begun
  },
})
