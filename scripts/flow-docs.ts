import { globSync, readFileSync } from 'node:fs'
import { flows } from '../machines/flows.ts'
import type { Catalogue } from '../machines/kit/catalogue.ts'
import { type Description, describe } from '../src/inspector/chart/describe.ts'
import { markdownTable } from './markdown.ts'

export const FLOW_DOCS = 'docs/flows.md'

const code = (text: string): string => `\`${text}\``
const codes = (texts: readonly string[]): string => texts.map(code).join(', ')
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/** What the docstring of a flow's machine says, in one line. */
function purposeOf(flow: string): string {
  const [file = ''] = globSync(`machines/*/${flow}/${flow}.machine.ts`)
  const source = readFileSync(file, 'utf8')
  const [, docstring] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const \w+Machine\b/.exec(source) ?? []
  if (!docstring) throw new Error(`${file}: the machine has no docstring`)
  return docstring
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function statesTable({ root, states }: Description): string {
  const rows = states
    .filter(({ id }) => id !== root)
    .map(({ name, depth, kind, isRegion, description, tags, invokes }) => [
      `${'· '.repeat(depth - 1)}${code(name)}`,
      isRegion ? 'region' : kind === 'atomic' ? '' : kind,
      cell(description),
      codes(tags),
      codes(invokes.map(({ id, src }) => (id === src ? src : `${id}: ${src}`))),
    ])
  return markdownTable([['state', 'kind', 'description', 'tags', 'invokes'], ...rows])
}

const listOf = (title: string, texts: readonly string[]): string =>
  texts.length > 0 ? `- ${title}: ${codes(texts)}\n` : ''

function sectionOf(catalogue: Catalogue): string {
  const { flow, delays } = catalogue
  const description = describe(catalogue, 40)
  const { ports } = description
  const events = [...new Set(catalogue.events.map(({ type }) => type))]
  const waits = Object.entries(delays).map(([name, milliseconds]) => `${name} ${milliseconds} ms`)
  const lists = [
    listOf('Events', events),
    listOf('Actors', ports.actors),
    listOf('Actions', ports.actions),
    listOf('Delays', waits),
  ].join('')
  return `## ${flow}

${purposeOf(flow)}

${statesTable(description)}

${lists}`
}

/** Every flow with its states, events and ports, in Markdown. */
export const flowDocs = (): string => `# Flows

Written by \`npm run flows\` from the machines, which are what is true; edit them, not this. It also draws the statechart of
each flow into a folder \`flows\` beside this page: states with what they invoke, transitions as event, [guard] and /
actions, and delays with their milliseconds; a dashed box is a region of a parallel state, a double one ends the flow. What
the tests took of each, as the last \`npm run models\` found it, is shown by the inspector.

${flows.map(sectionOf).join('\n')}`
