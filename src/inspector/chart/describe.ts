/** What a chart shows of a machine, before anything has a place. */
import type { AnyStateNode, AnyTransitionDefinition } from 'xstate'
import {
  declaredTransitions,
  delayOf,
  eventName,
  isEffect,
  stateNodes,
  transitionKey,
} from '../../../harness/xstate.ts'
import type { Catalogue } from '../../../machines/kit/catalogue.ts'
import { actionText, guardText } from './chart-words.ts'
import type { Box, Chart, ChartState, ChartTransition, LabelLine, LabelPart } from './types.ts'

export type StateDescription = Omit<ChartState, keyof Box | 'header'>

export interface TransitionDescription extends Omit<ChartTransition, 'route' | 'label'> {
  /** Whether it is a line inside its source's box: it stays there, or leads further inside. */
  readonly isInner: boolean
  readonly lines: readonly LabelLine[]
}

export interface Description extends Pick<Chart, 'flow' | 'root' | 'ports' | 'delays'> {
  readonly states: readonly StateDescription[]
  readonly transitions: readonly TransitionDescription[]
  readonly initials: readonly { readonly state: string; readonly parent: string }[]
}

/** Characters of a line inside a box. */
const INNER_LINE = 40

/** Parts in lines of at most so many characters: a part on a line of its own where it fits there, else broken at spaces, but not before `ms` or behind a slash. */
function brokenIntoLines(parts: readonly LabelPart[], longest: number): readonly LabelLine[] {
  const lines: LabelPart[][] = []
  let room = 0
  for (const { kind, text } of parts) {
    const words = text.length + 1 > longest ? text.split(/(?<=[^/\d] )/) : [text]
    for (const [index, word] of words.entries()) {
      const needed = word.trimEnd().length + (index === 0 ? 1 : 0)
      if (lines.length === 0 || needed > room || (index === 0 && words.length > 1)) {
        lines.push([])
        room = longest
      }
      const line = lines.at(-1)!
      const last = line.at(-1)
      if (!last) line.push({ kind, text: word })
      else if (last.kind === kind) line[line.length - 1] = { kind, text: last.text + (index === 0 ? ' ' : '') + word }
      else line.push({ kind, text: ` ${word}` })
      room -= word.length + (index === 0 && last ? 1 : 0)
    }
  }
  return lines.map((line) =>
    line.map((part, at) => (at < line.length - 1 ? part : { ...part, text: part.text.trimEnd() })),
  )
}

/** Name of a state as its siblings call it, of any other with its path below the root. */
const targetName = (source: AnyStateNode, target: AnyStateNode): string => {
  if (source === target) return source.key
  const base = source.order === 0 || target.parent === source ? source : undefined
  return target.path.slice(base?.path.length ?? 0).join('.')
}

function transitionOf(
  transition: AnyTransitionDefinition,
  delays: Catalogue['delays'],
  longest: number,
): TransitionDescription {
  const { source, eventType, target, guard } = transition
  const key = transitionKey(transition)
  const name = eventName(eventType, source.id).replace(/^on /, '')
  const delayName = delayOf(eventType, source.id)
  const delay = delayName === undefined ? null : (delays[delayName] ?? Number(delayName))
  const isElse = !guard && /\[[1-9]\d*\] →/.test(key)
  const actions = transition.actions.map(actionText)
  const isInner = !target || target.every((node) => node === source || isInside(node, source))
  const parts: LabelPart[] = [
    delayName === undefined
      ? { kind: 'event', text: name }
      : { kind: 'delay', text: Number.isNaN(Number(delayName)) ? `${name} ${delay} ms` : `after ${delay} ms` },
  ]
  if (guard) parts.push({ kind: 'guard', text: `[${guardText(guard)}]` })
  if (isElse) parts.push({ kind: 'guard', text: '[else]' })
  for (const [index, action] of actions.entries()) {
    parts.push({ kind: 'action', text: `${index === 0 ? '/ ' : ''}${action}${index < actions.length - 1 ? ',' : ''}` })
  }
  if (isInner && target) {
    parts.push({ kind: 'event', text: `→ ${target.map((node) => targetName(source, node)).join(' + ')}` })
  }
  return {
    key,
    source: source.id,
    targets: target?.map(({ id }) => id) ?? [],
    event: name,
    guard: guard ? guardText(guard) : null,
    actions,
    delay,
    reenter: transition.reenter,
    isInner,
    lines: brokenIntoLines(parts, isInner ? INNER_LINE : longest),
  }
}

const isInside = (node: AnyStateNode, ancestor: AnyStateNode): boolean =>
  node.parent !== undefined && (node.parent === ancestor || isInside(node.parent, ancestor))

/** Whether it is an action of the flow, not one by which xstate runs a delay. */
const isOwn = (action: string): boolean => !/^(?:raise|cancel) xstate\.after\./.test(action)

function stateOf(node: AnyStateNode, transitions: readonly TransitionDescription[]): StateDescription {
  const { id, key, type, parent, path, description, tags, invoke, entry, exit } = node
  return {
    id,
    name: key,
    kind: type,
    parent: parent?.id ?? null,
    depth: path.length,
    isInitial: parent?.type === 'compound' && parent.initial.target.includes(node),
    isRegion: parent?.type === 'parallel',
    description: description ?? '',
    tags: [...tags],
    invokes: invoke.map(({ id: invokeId, src }) => ({
      id: invokeId,
      src: typeof src === 'string' ? src : src.constructor.name,
    })),
    entry: entry.map(actionText).filter(isOwn),
    exit: exit.map(actionText).filter(isOwn),
    inner: transitions
      .filter(({ source, isInner }) => isInner && source === id)
      .flatMap(({ key: transition, lines }) => lines.map((line) => ({ key: transition, line }))),
  }
}

/** Everything that a chart shows of a flow's machine. @param longest characters of a label's line */
export function describe({ flow, machine, delays }: Catalogue, longest: number): Description {
  const transitions = declaredTransitions(machine).map((transition) => transitionOf(transition, delays, longest))
  const nodes = stateNodes(machine)
  const { actors, actions } = machine.implementations
  return {
    flow,
    root: machine.root.id,
    states: nodes.map((node) => stateOf(node, transitions)),
    transitions,
    initials: nodes
      .filter(({ type }) => type === 'compound')
      .flatMap(({ id, initial }) => initial.target.map((target: AnyStateNode) => ({ state: target.id, parent: id }))),
    ports: {
      actors: Object.keys(actors),
      actions: Object.keys(actions).filter((name) => isEffect(actions[name])),
    },
    delays,
  }
}
