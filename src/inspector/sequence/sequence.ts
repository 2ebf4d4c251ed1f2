import type { Json } from '../../../harness/encode.ts'
import type { Call } from '../../../harness/path.ts'
import { eventText, movement, payload } from '../panel/panel-words.ts'
import { inline, textOf } from '../values/code.ts'
import type { ActorInfo, RecordedStep } from '../wire.ts'
import { CLOCK, type Lifeline, PAGE, People } from './people.ts'
import type { Arrow, Fold, Message, Row } from './rows.ts'

/** Steps of the longest repetition that is looked for, and how often it must come to be folded. */
const LONGEST_CYCLE = 6
const FEWEST_TIMES = 3

const signOf = (rows: readonly Row[]): string =>
  JSON.stringify(
    rows.map((row) => (row.kind === 'note' ? [row.lifeline, row.text] : [row.from, row.to, row.arrow, row.text])),
  )

/** Rows by step, with every run of repetitions in one fold. */
function folded(steps: readonly (readonly Row[])[]): readonly (Row | Fold)[] {
  const signs = steps.map(signOf)

  function timesOf(start: number, length: number): number {
    let end = start + length
    while (end < signs.length && signs[end] === signs[end - length]) end++
    return Math.floor((end - start) / length)
  }

  const result: (Row | Fold)[] = []
  for (let at = 0; at < steps.length; ) {
    let best = { length: 1, times: 1 }
    for (let length = 1; length <= LONGEST_CYCLE; length++) {
      const times = timesOf(at, length)
      if (times >= FEWEST_TIMES && times * length > best.times * best.length) best = { length, times }
    }
    const { length, times } = best
    const rows = steps.slice(at, at + length).flat()
    if (times === 1) result.push(...rows)
    else {
      const last = steps[at + length * times - 1]!.at(-1)!
      result.push({ kind: 'fold', first: rows[0]!.step, last: last.step, times, rows })
    }
    at += length * times
  }
  return result
}

export interface Sequence {
  readonly lifelines: readonly Lifeline[]
  readonly rows: readonly (Row | Fold)[]
}

export interface SequenceOptions {
  readonly fold: boolean
  /** Whether actors that have ended are shown. */
  readonly withEnded: boolean
  /** Key of the one actor whose messages are shown; null for all. */
  readonly only: string | null
}

/** What the developer chose to see. */
export interface SequenceChoices {
  readonly fold: boolean
  readonly withEnded: boolean
  readonly onlyChosen: boolean
}

export const optionsOf = (
  { fold, withEnded, onlyChosen }: SequenceChoices,
  chosen: string | null,
): SequenceOptions => ({
  fold,
  withEnded,
  only: onlyChosen ? chosen : null,
})

/** Who told whom what. */
export function sequenceOf(
  steps: readonly RecordedStep[],
  actors: readonly ActorInfo[],
  { fold, withEnded, only }: SequenceOptions,
): Sequence {
  const people = new People(actors)
  const told = new Telling(people)
  const chosen = only === null ? null : people.lifeline(only)
  const isShown = (row: Row): boolean => {
    const ends = endsOf(row)
    if (!withEnded && ends.some((end) => people.isEnded(end))) return false
    return chosen === null || ends.includes(chosen)
  }
  const shown = steps.map((step) => told.rowsOf(step).filter(isShown)).filter((rows) => rows.length > 0)
  return {
    lifelines: people.named(new Set(shown.flat().flatMap(endsOf))),
    rows: fold ? folded(shown) : shown.flat(),
  }
}

const endsOf = (row: Row): readonly string[] => (row.kind === 'note' ? [row.lifeline] : [row.from, row.to])

/** Characters of a message's text. */
const LONGEST = 44

const withPayload = (text: string, carried: Json): string => {
  const full = carried === null ? text : `${text} ${textOf(inline(carried))}`
  return full.length > LONGEST ? `${full.slice(0, LONGEST - 1)}…` : full
}

/** Puts recorded steps into messages, knowing who runs. */
class Telling {
  readonly #people: People
  readonly #running = new Set<string>()

  constructor(people: People) {
    this.#people = people
  }

  rowsOf(step: RecordedStep): readonly Row[] {
    const self = this.#people.lifeline(step.actor)
    const entered = movement(step).to
    return [
      this.#message(step, self),
      ...(entered ? [{ kind: 'note' as const, step: step.step, at: step.at, lifeline: self, text: entered }] : []),
      ...step.calls.flatMap((call) => this.#called(step, self, call)),
    ]
  }

  #message(step: RecordedStep, self: string): Message {
    const { kind, event, from } = step
    const message = (sender: string, arrow: Arrow, text: string): Message => ({
      kind: 'message',
      step: step.step,
      at: step.at,
      from: sender,
      to: self,
      arrow,
      text,
    })
    switch (kind) {
      case 'start':
        this.#running.add(self)
        return message(this.#people.parentOf(step.actor) ?? PAGE, 'start', 'start')
      case 'timer':
        return message(CLOCK, 'timer', eventText(event.type))
      case 'done':
      case 'error': {
        const id = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type)?.[1]
        const sender = id === undefined ? self : this.#people.childOf(self, id)
        this.#running.delete(sender)
        return message(sender, kind, withPayload(kind, payload(step)))
      }
      default: {
        const sender = from === null ? PAGE : this.#people.lifeline(from)
        return message(sender, 'event', withPayload(eventText(event.type), payload(step)))
      }
    }
  }

  /** Machines report what they are told themselves; what only others hear of is told here. */
  #called({ step, at, actor }: RecordedStep, self: string, call: Call): readonly Message[] {
    const message = (to: string, arrow: Arrow, text: string): readonly Message[] => [
      { kind: 'message', step, at, from: self, to, arrow, text },
    ]
    const typeOf = (event: Json): string => String((event as { readonly type?: Json }).type)
    if (call.kind === 'action') return []
    if (call.kind === 'emit') return message(PAGE, 'event', typeOf(call.event))
    if (call.kind === 'report') {
      return this.#people.parentOf(actor) === null ? message(PAGE, 'event', typeOf(call.event)) : []
    }
    const child = this.#people.childOf(self, call.id)
    if (call.kind === 'stop') return this.#running.delete(child) ? message(child, 'stop', 'stop') : []
    if (this.#people.isMachine(child)) return []
    if (call.kind === 'tell') return message(child, 'event', typeOf(call.event))
    this.#running.add(child)
    return message(child, 'start', 'start')
  }
}
