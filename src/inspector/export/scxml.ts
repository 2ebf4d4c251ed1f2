import { childrenOf, type DrawnMachine, type DrawnState, stateOf, transitionsOf, triggerOf } from './drawn.ts'

interface XmlElement {
  readonly tag: string
  readonly attributes: Readonly<Record<string, string | undefined>>
  readonly content: readonly XmlElement[] | string
}

/** Attributes that are undefined are left out. */
const element = (
  tag: string,
  attributes: XmlElement['attributes'],
  content: XmlElement['content'] = [],
): XmlElement => ({ tag, attributes, content })

const codes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => codes[sign]!)

function linesOf({ tag, attributes, content }: XmlElement): readonly string[] {
  const head = Object.entries(attributes).reduce(
    (text, [name, value]) => (value === undefined ? text : `${text} ${name}="${escaped(value)}"`),
    `<${tag}`,
  )
  if (content.length === 0) return [`${head}/>`]
  if (typeof content === 'string') return [`${head}>${escaped(content)}</${tag}>`]
  return [`${head}>`, ...content.flatMap(linesOf).map((line) => `  ${line}`), `</${tag}>`]
}

/** A whole document, indented. */
const xmlText = (root: XmlElement): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', ...linesOf(root), ''].join('\n')

/**
 * The machine as SCXML 1.0. What a guard or an action does is code and stays behind: `cond` and `script` hold its name or
 * its source. A delay is an event that the state sends itself on entry and cancels on exit.
 */
export function toScxml(machine: DrawnMachine): string {
  const invokeIds = uniqueInvokeIds(machine)

  const eventOf = (state: DrawnState, transition: DrawnMachine['transitions'][number]): string | undefined => {
    const trigger = triggerOf(transition)
    switch (trigger.kind) {
      case 'on':
        return trigger.name
      case 'after':
        return delayEvent(state, trigger.name)
      case 'done':
        return `done.invoke.${invokeIds(state.id, trigger.name)}`
      case 'error':
        return `error.invoke.${invokeIds(state.id, trigger.name)}`
      case 'finished':
        return `done.state.${state.id}`
      case 'always':
        return undefined
    }
  }

  function stateElement(state: DrawnState): XmlElement {
    const transitions = transitionsOf(machine, state.id)
    const delays = [
      ...new Map(
        transitions.flatMap((transition) => {
          const trigger = triggerOf(transition)
          return trigger.kind === 'after' ? [[delayEvent(state, trigger.name), transition.delay ?? 0] as const] : []
        }),
      ),
    ]
    const children = childrenOf(machine, state.id)
    const initial = children.filter(({ isInitial }) => isInitial).map(({ id }) => id)
    return element(tags[state.kind], { id: state.id, initial: initial.join(' ') || undefined }, [
      ...block('onentry', [
        ...delays.map(([event, delay]) => element('send', { event, id: event, delay: `${delay}ms` })),
        ...state.entry.map(actionElement),
      ]),
      ...block('onexit', [
        ...delays.map(([event]) => element('cancel', { sendid: event })),
        ...state.exit.map(actionElement),
      ]),
      ...state.invokes.map(({ id, src }) => element('invoke', { id: invokeIds(state.id, id), src })),
      ...transitions.map((transition) =>
        element(
          'transition',
          {
            event: eventOf(state, transition),
            cond: transition.guard ?? undefined,
            target: transition.targets.join(' ') || undefined,
            type: transition.reenter || transition.targets.length === 0 ? undefined : 'internal',
          },
          transition.actions.map(actionElement),
        ),
      ),
      ...children.map(stateElement),
    ])
  }

  return xmlText(
    element(
      'scxml',
      {
        xmlns: 'http://www.w3.org/2005/07/scxml',
        version: '1.0',
        name: machine.flow,
        initial: machine.root,
        datamodel: 'ecmascript',
      },
      [stateElement(stateOf(machine, machine.root))],
    ),
  )
}

const tags = {
  atomic: 'state',
  compound: 'state',
  parallel: 'parallel',
  final: 'final',
  history: 'history',
} as const

const delayEvent = ({ id }: DrawnState, name: string): string => `after.${name}.${id}`

const block = (tag: 'onentry' | 'onexit', content: readonly XmlElement[]): readonly XmlElement[] =>
  content.length > 0 ? [element(tag, {}, content)] : []

/** What xstate and SCXML both know by its own element, anything else by its text. */
function actionElement(text: string): XmlElement {
  const [, raised] = /^raise ([\w.-]+)$/.exec(text) ?? []
  if (raised !== undefined) return element('raise', { event: raised })
  const [, sent, to] = /^send ([\w.-]+) to (\w+)$/.exec(text) ?? []
  if (sent !== undefined) return element('send', { event: sent, target: `#_${to}` })
  const [, told] = /^sendParent ([\w.-]+)$/.exec(text) ?? []
  if (told !== undefined) return element('send', { event: told, target: '#_parent' })
  return element('script', {}, text)
}

/** Ids of invokes, which xstate shares between states and SCXML does not. */
function uniqueInvokeIds({ states }: DrawnMachine): (state: string, id: string) => string {
  const all = states.flatMap(({ invokes }) => invokes.map(({ id }) => id))
  const isTaken = (id: string) => states.some((state) => state.id === id) || all.indexOf(id) !== all.lastIndexOf(id)
  return (state, id) => (isTaken(id) ? `${state}.invoke-${id}` : id)
}
