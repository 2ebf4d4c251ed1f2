import type { Plugin } from 'vite'

/** Of a call's declaration: what only the server reads. */
const servers: readonly unknown[] = ['params', 'codes', 'caller', 'unsafe', 'bodyLimit', 'download']

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [name: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof Object(value).type === 'string'

function callsIn(node: Node): readonly Node[] {
  const deeper = Object.values(node).flat().filter(isNode).flatMap(callsIn)
  return node.type === 'CallExpression' ? [node, ...deeper] : deeper
}

/** What the declaration of a call says to the server alone; nothing for any other function's call. */
function serversIn({ callee, arguments: given }: Node): readonly Node[] {
  if (!['get', 'post'].includes(Object(callee).name)) return []
  const properties: readonly Node[] = Object(given)[0].properties
  return properties.filter(({ key }) => servers.includes(Object(key).name))
}

type Edit = Pick<Node, 'start' | 'end'> & { readonly text: string }

const edited = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)

/** What is left of the contract in the browser: of each call how it is made and what it answers, of unused ones nothing. */
export const leanContract: Plugin = {
  name: 'lean-contract',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/(?:calls\/\w+|content|envelope|resume|parsed-resume)\.ts$/ },
    handler(code) {
      const callsOf = (text: string) => callsIn(this.parse(text, { lang: 'ts' }) as unknown as Node)
      const dropped = callsOf(code).flatMap(serversIn)
      const client = edited(
        code,
        dropped.map(({ start, end }) => ({ start, end, text: '...{}' })),
      )
      const marks = callsOf(client).map(({ start }) => ({ start, end: start, text: '/* @__PURE__ */ ' }))
      return { code: edited(client, marks), map: null }
    },
  },
  /** Such as a part of zod that what stands in for it here lacks. */
  onLog(_, log) {
    if (log.code === 'IMPORT_IS_UNDEFINED') this.error(log)
  },
}
