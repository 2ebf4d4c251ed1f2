/** Actions, values and guards of xstate (pinned to 5.33.3) written anew with a part changed, as only their insides allow. */
import { and, assign, type EventObject, emit, not, or, raise, sendTo } from 'xstate'

/** What is made instead; `before` are the fields that there were, of an assignment those of the context. */
export type Remake = (value: unknown, before: Readonly<Record<string, unknown>>) => unknown

interface MakingAction {
  readonly type: string
  readonly assignment: unknown
  readonly event: unknown
  readonly to: unknown
  readonly id: string | undefined
  readonly delay: unknown
}

const MAKING = ['xstate.assign', 'xstate.raise', 'xstate.sendTo', 'xstate.emit']

/** Whether an action makes a value with fields: an assignment, or an event that is sent. */
export const isMaking = (action: unknown): boolean =>
  typeof action === 'function' && MAKING.includes((action as unknown as MakingAction).type)

/** Whether it is an assignment. */
export const isAssigning = (action: unknown): boolean =>
  isMaking(action) && (action as MakingAction).type === 'xstate.assign'

/** Such an action with what it makes changed. */
export function remadeAction(action: unknown, change: Remake): unknown {
  const { type, assignment, event, to, id, delay } = action as MakingAction
  const options = { ...(id !== undefined && { id }), ...(delay !== undefined && { delay }) } as never
  if (type === 'xstate.assign') {
    return assign(((args: Args, params: unknown) => change(assigned(assignment, args, params), args.context)) as never)
  }
  // The type of an event is no payload.
  const sent = ((args: Args, params: unknown) => {
    const whole = made(event, args, params) as EventObject
    return change(whole, { type: whole.type })
  }) as never
  if (type === 'xstate.raise') return raise(sent, options)
  return type === 'xstate.sendTo' ? sendTo(to as never, sent, options) : emit(sent)
}

/** An input or an output with what it makes changed. */
export const remadeValue = (value: unknown, change: Remake) => (args: Args) => change(made(value, args, undefined), {})

interface Args {
  readonly context: Readonly<Record<string, unknown>>
}

const made = (maker: unknown, args: Args, params: unknown): unknown =>
  typeof maker === 'function' ? maker(args, params) : maker

function assigned(assignment: unknown, args: Args, params: unknown): unknown {
  if (typeof assignment === 'function') return assignment(args, params)
  return Object.fromEntries(
    Object.entries(assignment as object).map(([field, value]) => [field, made(value, args, params)]),
  )
}

interface ComposedGuard {
  readonly name: string
  readonly guards: readonly unknown[]
}

/** The guard in every way in which one part of it can be left out: of `and` and `or`, also where they are within. */
export function guardsWithoutPart(guard: unknown): readonly unknown[] {
  if (typeof guard !== 'function' || !('guards' in guard)) return []
  const { name, guards } = guard as unknown as ComposedGuard
  const composed = (parts: readonly unknown[]) =>
    name === 'not' ? not(parts[0] as never) : (name === 'and' ? and : or)(parts as never)
  return guards.flatMap((part, at) => [
    ...(guards.length > 1 ? [composed(guards.filter((_, i) => i !== at))] : []),
    ...guardsWithoutPart(part).map((rest) => composed(guards.map((one, i) => (i === at ? rest : one)))),
  ])
}
