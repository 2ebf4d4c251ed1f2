import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, it } from 'vitest'

interface Node {
  readonly type: string
  readonly start: number
  readonly [field: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** With these, a title continues some other text instead of saying something itself. */
const CONTINUING =
  /^(?:of|in|on|at|by|for|from|with|without|to|into|after|before|while|where|when|which|who|whose|whom|that|what|whatever|whoever|as|if|although|though|because|since|until|unless|and|or|but|nor|so|yet|between|among|during|under|over|beside|behind|than|through|against|about|across|near|once)\b/i

/** Tests and suites, also under names that a file gives them. */
const declaring = (text: string): RegExp => {
  const aliases = [...text.matchAll(/\b(?:it|test|suite|describe) as (\w+)/g)].map(([, alias]) => alias)
  return new RegExp(`^(?:${['it', 'test', 'suite', 'describe', ...aliases].join('|')})$`)
}

/** `it` of `it`, `it.each(rows)` and `it.concurrent.for(rows)`. */
function rootOf(callee: unknown): string {
  if (!isNode(callee)) return ''
  return callee.type === 'Identifier'
    ? String(callee['name'])
    : rootOf(callee['object'] ?? callee['callee'] ?? callee['tag'])
}

/** A text as far as it is written out. */
function written(node: unknown): string | undefined {
  if (!isNode(node)) return
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined
  if (node.type === 'BinaryExpression') return written(node['left'])
  if (node.type !== 'TemplateLiteral') return
  return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('%s')
}

function titlesIn(node: Node, isTitle: (node: Node) => unknown): readonly string[] {
  const title = written(isTitle(node))
  return [
    ...(title === undefined ? [] : [title]),
    ...Object.values(node)
      .flat()
      .flatMap((child) => (isNode(child) ? titlesIn(child, isTitle) : [])),
  ]
}

const titlesOf = (text: string): readonly string[] => {
  const names = declaring(text)
  return titlesIn(parseSync('a.tsx', text).program as unknown as Node, ({ type, callee, arguments: given }) =>
    type === 'CallExpression' && names.test(rootOf(callee)) ? (given as Node[])[0] : undefined,
  )
}

/** Properties of flows are titles of the tests that ask for them. */
const propertiesOf = (text: string): readonly string[] =>
  titlesIn(parseSync('a.ts', text).program as unknown as Node, ({ type, key }) =>
    type === 'Property' ? key : undefined,
  )

const continuing = (titles: readonly string[]) =>
  titles.filter((title) => CONTINUING.test(title.replace(/^(?:\[[^\]]*\]\s*)+/, '')))

const found = (pattern: string, titles: (text: string) => readonly string[]) =>
  globSync(pattern).flatMap((file) =>
    continuing(titles(readFileSync(file, 'utf8'))).map((title) => `${file}: ${title}`),
  )

it('every title of a test says who does what', () => {
  expect(found('tests/**/*.{ts,tsx}', titlesOf)).toEqual([])
})

it('every property of a flow says who does what', () => {
  expect(found('machines/**/*.properties.ts', propertiesOf)).toEqual([])
})

it.each([
  ["it('of a fair')", 1],
  ["describe.each(rows)('[JOB-1] whose visitor left', f)", 1],
  ["it.concurrent.for(rows)('and another')", 1],
  ["import { describe as suite } from 'vitest'; suite('what suits a major')", 1],
  ["import { it as proves } from 'vitest'; proves.each(rows)(`That is told`)", 1],
  ["it('before ' + a)", 1],
  ["it('[JOB-1] the fair ends')", 0],
  ["it('%s of a fair')", 0],
  [`it(\`\${a} of a fair\`)`, 0],
  ["it('asks'); f('of a fair')", 0],
  ["it('ordinary')", 0],
])('the search sees in %s %d titles that continue another', (text, count) => {
  expect(continuing(titlesOf(text))).toHaveLength(count)
})
