/** Short texts for the rows of the tree, the log and the timeline. */
import type { Json } from '../../../harness/encode.ts'
import * as m from '../../../messages/compiled/messages.js'
import type { ActorInfo, RecordedStep, StepKind } from '../wire.ts'

/** Paths of the innermost active states, without the machine's name. */
export function leaves(value: Json): readonly string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const below = leaves(inner)
    return below.length > 0 ? below.map((leaf) => `${name}.${leaf}`) : [name]
  })
}

const lastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

/** A state value in one word or two: the outermost state, or the states of the regions. */
export function shortValue(value: Json): string {
  if (typeof value === 'string') return value
  if (value === null || typeof value !== 'object') return ''
  const names = Object.keys(value)
  return names.length === 1 ? names.join() : leafNames(value)
}

/** Names of the innermost active states. */
export const leafNames = (value: Json): string => leaves(value).map(lastName).join(' · ')

/** The event as the chart labels it. */
export function eventText(type: string): string {
  if (type === 'xstate.init') return 'start'
  const after = /^xstate\.after\.([^.]+)\./.exec(type)?.[1]
  if (after !== undefined) return `after ${after}`
  const [, kind, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (kind !== undefined) return `${kind} ${id}`
  return type.startsWith('xstate.done.state.') ? 'done' : type
}

/** What an event carries: fields of its own, an actor's output or error; null for nothing. */
export function payload({ event }: Pick<RecordedStep, 'event'>): Json {
  const { type, actorId, ...rest } = event as { readonly [name: string]: Json }
  const names = Object.keys(rest)
  if (names.length === 0 || type === 'xstate.init' || String(type).startsWith('xstate.after.')) return null
  if (actorId !== undefined && names.length === 1) return Object.values(rest)[0] ?? null
  return rest
}

/** States left and entered by a step, by their own names. */
export function movement({ before, value }: RecordedStep): { readonly from: string; readonly to: string } {
  const [old, now] = [leaves(before), leaves(value)]
  const left = old.filter((path) => !now.includes(path))
  const entered = now.filter((path) => !old.includes(path))
  return { from: left.map(lastName).join(' '), to: entered.map(lastName).join(' ') }
}

/** Whether nothing accepted the event. */
export const isIgnored = ({ kind, microsteps }: RecordedStep): boolean => kind !== 'start' && microsteps.length === 0

/** Id of an actor by its key; the key itself for one that is no longer known. */
export const actorId = (actors: readonly ActorInfo[], key: string): string =>
  actors.find((actor) => actor.key === key)?.id ?? key

/** Who sent a step's event. */
export function senderText(actors: readonly ActorInfo[], step: RecordedStep): string {
  if (step.from !== null) return actorId(actors, step.from)
  if (step.kind === 'start') return '—'
  if (step.kind === 'timer') return m.inspector_sender_clock()
  const ended = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(step.event.type)?.[1]
  return ended ?? m.inspector_sender_page()
}

/** Hours to milliseconds of a moment, in the browser's time zone. */
export function clockTime(at: number): string {
  const date = new Date(at)
  const two = (part: number): string => String(part).padStart(2, '0')
  const seconds = [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')
  return `${seconds}.${String(date.getMilliseconds()).padStart(3, '0')}`
}

export const kindFilters = {
  all: ['start', 'page', 'actor', 'timer', 'done', 'error'],
  visitor: ['page'],
  timers: ['timer'],
  ends: ['done', 'error'],
} as const satisfies Record<string, readonly StepKind[]>
export type KindFilter = keyof typeof kindFilters
