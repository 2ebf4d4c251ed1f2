/** Words for what must hold of walks through a flow, written from the specification rather than from the machine. */

/** One call that a machine made: an action, or an actor that it started, stopped, told or heard. */
interface Call {
  readonly kind: string
  readonly [field: string]: unknown
}

/** One step of a walk and all that held after it; context, output and parameters as JSON has them. */
export interface Moment {
  readonly event: { readonly type: string }
  /** Milliseconds that passed before it, for a timer. */
  readonly wait: number
  /** Milliseconds since the start. */
  readonly time: number
  readonly value: unknown
  readonly context: unknown
  readonly tags: readonly string[]
  readonly status: string
  readonly output: unknown
  readonly calls: readonly Call[]
}

export type Trace = readonly Moment[]

/** What a moment may be. */
export type When = (moment: Moment) => boolean

/** `all` holds of every trace; `some` of at least one, so that a property about nothing fails. */
export interface Property {
  readonly all?: (trace: Trace) => boolean
  readonly some?: (trace: Trace) => boolean
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

// What a moment may be

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
export const tagged =
  (tag: string): When =>
  ({ tags }) =>
    tags.includes(tag)
export const ends =
  (output?: unknown): When =>
  (moment) =>
    moment.status === 'done' && fits(moment.output, output)
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

// What may be said of traces

export const always = (p: When): Property => ({ all: (trace) => trace.every(p) })
export const never = (p: When): Property => ({ all: (trace) => !trace.some(p) })
/** `q` in the same step as every `p`; some trace must show a `p`. */
export const whenever = (p: When, q: When): Property => ({
  all: (trace) => trace.every((moment) => !p(moment) || q(moment)),
  some: (trace) => trace.some(p),
})
/** `q` together with `p` and never otherwise. */
export const onlyWith = (q: When, p: When): Property => whenever(q, p)
/** No `q` before the first `p`. */
export const precedes = (p: When, q: When): Property => ({
  all: (trace) => {
    const first = trace.findIndex(q)
    return first < 0 || trace.slice(0, first + 1).some(p)
  },
})
/** From every `from` on, up to the next `until`, `p` holds; `from` included, `until` not. */
export const during = (from: When, until: When, p: When): Property => ({
  all: (trace) => {
    let isOn = false
    return trace.every((moment) => {
      isOn = from(moment) || (isOn && !until(moment))
      return !isOn || p(moment)
    })
  },
  some: (trace) => trace.some(from),
})
/** Some trace shows these one after another, others between them. */
export const possible = (...steps: readonly When[]): Property => ({
  some: (trace) => {
    let from = 0
    return steps.every((step) => {
      const at = trace.findIndex((moment, i) => i >= from && step(moment))
      from = at + 1
      return at >= 0
    })
  },
})
/** Some trace shows these in immediate succession. */
export const successive = (...steps: readonly When[]): Property => ({
  some: (trace) => trace.some((_, at) => steps.every((step, i) => trace[at + i] !== undefined && step(trace[at + i]!))),
})
