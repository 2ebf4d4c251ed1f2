import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

interface Node {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const childrenOf = (node: Node): readonly [field: string, child: Node][] =>
  Object.entries(node).flatMap(([field, value]) =>
    [value].flat().flatMap((one): [string, Node][] => (isNode(one) ? [[field, one]] : [])),
  )

/** Parts of a statement or an expression that may not run, by what it is. */
const conditional: Readonly<Record<string, readonly string[]>> = {
  IfStatement: ['consequent', 'alternate'],
  ConditionalExpression: ['consequent', 'alternate'],
  LogicalExpression: ['right'],
  SwitchCase: ['consequent'],
  CatchClause: ['body'],
}

const functions = ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration']

/** Assertions begin with one of them. */
const asserting = ['expect', 'eventually']

const nameOf = (node: unknown): string => (isNode(node) && node.type === 'Identifier' ? String(node['name']) : '')

/** Of `expect`, beside those that only describe a value. */
const assertingToo = ['poll', 'element', 'soft']

const isAssertion = ({ type, callee }: Node): boolean =>
  type === 'CallExpression' &&
  isNode(callee) &&
  (asserting.includes(nameOf(callee)) ||
    (nameOf(callee['object']) === 'expect' && assertingToo.includes(nameOf(callee['property']))))

/** Where an assertion stands in a condition of its own function: its test passes, whether or not it ran. */
function conditionalAssertions(node: Node, isInCondition = false): readonly number[] {
  const isFunction = functions.includes(node.type)
  return [
    ...(isInCondition && isAssertion(node) ? [node.start] : []),
    ...childrenOf(node).flatMap(([field, child]) =>
      conditionalAssertions(
        child,
        !isFunction && (isInCondition || (conditional[node.type]?.includes(field) ?? false)),
      ),
    ),
  ]
}

/** What a failure is turned into so that nobody hears of it. */
function isSilent(handler: unknown): boolean {
  if (!isNode(handler) || !functions.includes(handler.type) || (handler['params'] as unknown[]).length > 0) return false
  const body = handler['body'] as Node
  if (body.type === 'BlockStatement') return (body['body'] as unknown[]).length === 0
  return nameOf(body) === 'undefined' || (body.type === 'Literal' && body['value'] === null)
}

/** Where a rejection is swallowed. */
const swallowed = (node: Node): readonly number[] => [
  ...(node.type === 'CallExpression' &&
  isNode(node['callee']) &&
  nameOf(node['callee']['property']) === 'catch' &&
  (node['arguments'] as unknown[]).some(isSilent)
    ? [node.start]
    : []),
  ...childrenOf(node).flatMap(([, child]) => swallowed(child)),
]

const programs = globSync('tests/**/*.{ts,tsx}').map((file) => {
  const text = readFileSync(file, 'utf8')
  return { file, text, program: parseSync(file, text).program as unknown as Node }
})

const found = (search: (program: Node) => readonly number[]) =>
  programs.flatMap(({ file, text, program }) =>
    search(program).map((at) => `${file}:${text.slice(0, at).split('\n').length}`),
  )

const searchIn = (text: string, search: (program: Node) => readonly number[]) =>
  search(parseSync('a.ts', text).program as unknown as Node).length

describe('no test', () => {
  it('asserts only where a condition holds', () => {
    expect(found(conditionalAssertions)).toEqual([])
  })

  it('swallows a rejection', () => {
    expect(found(swallowed)).toEqual([])
  })
})

describe('the search for them', () => {
  it.each([
    ['if (a) expect(b).toBe(c)', 1],
    ['if (a) { f() } else { await expect(b).resolves.toBe(c) }', 1],
    ['a && expect.soft(b).toBe(c)', 1],
    ['a ? eventually(() => b).toBe(c) : d', 1],
    ['switch (a) { case 1: expect(b).toBe(c) }', 1],
    ['try { f() } catch { expect(b).toBe(c) }', 1],
    ['if (a) { for (const b of a) { expect(b).toBe(c) } }', 1],
    ['if (a) f(() => expect(b).toBe(c))', 0],
    ['expect(a ? b : c).toBe(d)', 0],
    ['expect(a).toEqual(b ? expect.any(String) : c)', 0],
  ])('sees assertions in %s: %d', (text, count) => {
    expect(searchIn(text, conditionalAssertions)).toBe(count)
  })

  it.each([
    ['a.catch(() => {})', 1],
    ['await a.b().catch(() => undefined)', 1],
    ['a.catch(() => null)', 1],
    ['a.catch((error) => error)', 0],
    ['a.catch(() => [])', 0],
  ])('sees what is swallowed in %s: %d', (text, count) => {
    expect(searchIn(text, swallowed)).toBe(count)
  })
})
