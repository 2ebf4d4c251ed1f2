/** Guards and actions in the few words that a chart has room for. Runs where the charts are made, over unminified code. */

/** Longest text of a guard or an action that is written out. */
const LONGEST = 44

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1).trimEnd()}…` : text)

type Named = { readonly type: string; readonly params?: unknown }

/** Body of an arrow function in one line; the name of any other. */
function sourceOf(fn: (...args: never[]) => unknown): string {
  const source = String(fn)
    .replaceAll(/\s+/g, ' ')
    .replaceAll('"', "'")
    .replaceAll(/\bevent\.(?=output|error)/g, '')
  const [, body] = /^(?:async )?(?:\(.*?\)|\w+) => (.*)$/.exec(source) ?? []
  return body === undefined || body.startsWith('{') ? fn.name || 'function' : shortened(body)
}

/** `name`, or `name(value)` where its parameters are plain. */
function callOf({ type, params }: Named): string {
  if (typeof params !== 'object' || params === null) return type
  const values = Object.values(params)
  return values.every((value) => typeof value === 'string') ? shortened(`${type}(${values.join(', ')})`) : type
}

interface BuiltinGuard {
  readonly name: string
  readonly guards?: readonly unknown[]
  readonly stateValue?: unknown
}

/** A guard, with and(), or() and not() in words. */
export function guardText(guard: unknown, isInner = false): string {
  if (typeof guard === 'string') return guard
  if (typeof guard !== 'function') return callOf(guard as Named)
  const { name, guards, stateValue } = guard as unknown as BuiltinGuard
  if (stateValue !== undefined) return `in ${typeof stateValue === 'string' ? stateValue : JSON.stringify(stateValue)}`
  if (!guards) return sourceOf(guard as () => unknown)
  const texts = guards.map((one) => guardText(one, true))
  if (name === 'not') return `not ${texts[0]}`
  const joined = texts.join(` ${name} `)
  return isInner ? `(${joined})` : joined
}

interface BuiltinAction {
  readonly type: string
  readonly assignment?: object
  readonly event?: unknown
  readonly to?: unknown
  readonly actorRef?: unknown
  readonly sendId?: unknown
  readonly src?: unknown
}

/** Type of an event that an action sends, read from its source where it is made on the way. */
function sentType(event: unknown): string {
  if (typeof event === 'function') return /type: ?['"]([\w.]+)['"]/.exec(String(event))?.[1] ?? 'event'
  return (event as Named).type
}

const nameOf = (value: unknown): string => (typeof value === 'string' ? value : sourceOf(value as () => unknown))

function assignText(assignment: object): string {
  if (typeof assignment !== 'function') return `set ${Object.keys(assignment).join(', ')}`
  const source = sourceOf(assignment as () => unknown)
  const [, helper] = /^(\w+)\(/.exec(source) ?? []
  return helper ? `set ${helper}(…)` : 'set'
}

/** An action, xstate's own ones in words. */
export function actionText(action: unknown): string {
  if (typeof action === 'string') return action
  if (typeof action !== 'function') return callOf(action as Named)
  const own = action as unknown as BuiltinAction
  switch (own.type) {
    case 'xstate.assign':
      return assignText(own.assignment!)
    case 'xstate.raise':
      return `raise ${sentType(own.event)}`
    case 'xstate.emit':
      return `emit ${sentType(own.event)}`
    case 'xstate.sendTo':
      if (own.to === '#_parent') return `sendParent ${sentType(own.event)}`
      return `send ${sentType(own.event)} to ${nameOf(own.to)}`
    case 'xstate.stopChild':
      return `stop ${nameOf(own.actorRef)}`
    case 'xstate.cancel':
      return `cancel ${nameOf(own.sendId)}`
    case 'xstate.spawnChild':
      return `spawn ${nameOf(own.src)}`
    case undefined:
      return sourceOf(action as () => unknown)
    default:
      return own.type.replace('xstate.', '')
  }
}
