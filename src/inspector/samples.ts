/** Forms for the events of a flow, made from the examples of its catalogue. */
import type { AnyStateMachine } from 'xstate'
import { encode, fingerprint, type Json } from '../../harness/encode.ts'
import { declaredTransitions, transitionKey } from '../../harness/xstate.ts'
import type { Catalogue } from '../../machines/kit/catalogue.ts'

export type Example = { readonly type: string } & { readonly [field: string]: Json }

export interface Field {
  readonly name: string
  readonly kind: FieldKind
}

export interface EventForm {
  readonly type: string
  readonly fields: readonly Field[]
  /** From the catalogue; none for what the machine tells itself. */
  readonly examples: readonly Example[]
}

/** How a field is typed: as itself, or as JSON where it is none of these or one of several. */
export type FieldKind = 'string' | 'number' | 'boolean' | 'JSON'

/** An event that some active state has a candidate for. */
export interface Offer {
  readonly form: EventForm
  /** Ids of the states that it may lead to, in the order in which the candidates are asked; none where it stays. */
  readonly targets: readonly string[]
  /** Names of the guards that may refuse it; `ƒ` for one without a name. Empty where it is always accepted. */
  readonly guards: readonly string[]
}

/** Every event that the surroundings, the actors or the machine itself may send, examples first. */
export function eventForms({ machine, events, actors }: Catalogue): readonly EventForm[] {
  const sent = [...events, ...Object.values(actors).flatMap(({ sends }) => sends ?? [])]
  const examples = sent.map((event) => encode(event) as Example)
  const declared = declaredTransitions(machine).map(({ eventType }) => eventType)
  const types = [...examples.map(({ type }) => type), ...declared.filter(isPlain)]
  return [...new Set(types)].map((type) => formOf(type, distinct(examples.filter((one) => one.type === type))))
}

const isPlain = (type: string): boolean => type !== '' && type !== '*' && !type.startsWith('xstate.')

function formOf(type: string, examples: readonly Example[]): EventForm {
  const names = [...new Set(examples.flatMap((example) => Object.keys(example)))].filter((name) => name !== 'type')
  const fields = names.map((name) => ({ name, kind: kindOf(examples.map((example) => example[name] ?? null)) }))
  return { type, fields, examples }
}

function kindOf(values: readonly Json[]): FieldKind {
  const [kind, another] = new Set(values.map((value) => (value === null ? 'null' : typeof value)))
  return another === undefined && (kind === 'string' || kind === 'number' || kind === 'boolean') ? kind : 'JSON'
}

/**
 * What can be sent now.
 * @param open keys of the transitions that some event could take, guards aside
 */
export function offersOf(catalogue: Catalogue, open: readonly string[]): readonly Offer[] {
  const isOpen = new Set(open)
  const candidates = declaredTransitions(catalogue.machine).filter((one) => isOpen.has(transitionKey(one)))
  return eventForms(catalogue).flatMap((form) => {
    const own = candidates.filter(({ eventType }) => eventType === form.type)
    if (own.length === 0) return []
    const isSure = own.some(({ guard }) => guard === undefined)
    const targets = own.flatMap(({ target }) => target?.map(({ id }) => id) ?? [])
    const guards = isSure ? [] : own.map(({ guard }) => nameOf(guard))
    return { form, targets: [...new Set(targets)], guards: [...new Set(guards)] }
  })
}

function nameOf(guard: unknown): string {
  if (typeof guard === 'string') return guard
  const type = typeof guard === 'object' && guard !== null && 'type' in guard ? guard.type : undefined
  return typeof type === 'string' ? type : 'ƒ'
}

/** Ids of the states that have a candidate for the event. */
export const acceptingStates = (machine: AnyStateMachine, type: string): readonly string[] => [
  ...new Set(
    declaredTransitions(machine)
      .filter(({ eventType }) => eventType === type || eventType === '*')
      .map(({ source }) => source.id),
  ),
]

/**
 * Values of a field worth trying.
 * @param typed texts of the fields; only examples that agree with those before this one count, where there are any
 */
export function examplesOf(form: EventForm, name: string, typed: Typed): readonly Json[] {
  const before = form.fields.slice(
    0,
    form.fields.findIndex((field) => field.name === name),
  )
  const agrees = (example: Example) => before.every((field) => textOf(field, example[field.name]) === typed[field.name])
  const agreeing = form.examples.filter(agrees)
  const values = (agreeing.length > 0 ? agreeing : form.examples).map((example) => example[name] ?? null)
  return distinct(values)
}

const distinct = <T>(values: readonly T[]): T[] => [...new Map(values.map((one) => [fingerprint(one), one])).values()]

/** Texts of a form's fields by name. */
export type Typed = Readonly<Record<string, string>>

/** A value as a field shows it. */
export const textOf = ({ kind }: Pick<Field, 'kind'>, value: Json = null): string =>
  kind === 'string' ? String(value ?? '') : JSON.stringify(value)

export const firstTyped = ({ fields, examples: [first] }: EventForm): Typed =>
  Object.fromEntries(fields.map((field) => [field.name, textOf(field, first?.[field.name])]))

/** The event that the texts spell, or the name of the first field that makes no sense. */
export function eventOf(
  { type, fields }: EventForm,
  typed: Typed,
): { readonly event: Example } | { readonly wrong: string } {
  const event: Record<string, Json> & { type: string } = { type }
  for (const { name, kind } of fields) {
    const value = parse(kind, typed[name] ?? '')
    if (value === undefined) return { wrong: name }
    event[name] = value
  }
  return { event }
}

function parse(kind: FieldKind, text: string): Json | undefined {
  if (kind === 'string') return text
  const value = readJson(text)
  return kind === 'JSON' || typeof value === kind ? value : undefined
}

/** Any event as JSON spells it, or why the text is none. */
export function readEvent(text: string): Example | 'noJson' | 'noType' {
  const value = readJson(text)
  if (value === undefined) return 'noJson'
  return typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    value.type !== ''
    ? (value as Example)
    : 'noType'
}

function readJson(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
