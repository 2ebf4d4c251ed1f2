import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'

const { dirname, join } = posix

const areas = 'site login homes jobs fairs media resume practice applications notices employer-office'.split(' ')

const underShared = ['src/ui', 'src/api', 'machines/*', 'contract', 'messages']
const underFeatures = ['src/entities', 'src/shared', ...underShared]
const underEntries = ['src/features/*', 'src/browser', ...underFeatures]

/** What each room may import beside itself. A `*` makes a room of each folder; the first row that fits a file is its room. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  messages: [],
  'machines/kit': ['contract'],
  'machines/site': ['machines/login', 'machines/kit', 'contract'],
  'machines/employer-office': ['machines/login', 'machines/kit', 'contract'],
  'machines/*': ['machines/kit', 'contract'],
  machines: ['machines/*'],
  harness: ['machines', 'machines/*', 'contract'],
  'src/ui': [],
  'src/api': ['contract'],
  'src/browser': ['machines/*', 'contract'],
  'src/shared': underShared,
  'src/entities': ['src/shared', ...underShared],
  'src/features/*': underFeatures,
  'src/routes': ['src/features/*', ...underFeatures],
  'src/app': ['src/routes', ...underEntries],
  'src/employer-office': underEntries,
  'src/inspector': ['src/ui', 'harness', 'machines', 'machines/*', 'contract', 'messages'],
  'server/platform': ['server/tables', 'contract', 'messages'],
  'server/providers': ['server/platform', 'contract', 'messages'],
  'server/areas/*': ['server/areas/*', 'server/providers', 'server/platform', 'server/tables', 'contract', 'messages'],
  server: ['server/areas/*', 'server/providers', 'server/platform', 'server/tables', 'contract', 'messages'],
  'server/tables': ['contract'],
}

/** A folder has at most so many files. */
const LIMIT = 20

/** One file for each address, area or picture, or written by a program. */
const unlimited = /^(?:src\/routes|src\/api|contract\/calls|server\/platform\/db\/migrations(?:\/meta)?)$/

const isWritten = (path: string) => path.includes('.gen.')

const files = globSync('{contract,machines,harness,src,server}/**/*.*').filter((file) => !isWritten(file))
const code = files.filter((file) => /\.(?:tsx?|css)$/.test(file))

/** Every file that a file names in an import: of values, types or styles, at once or when it is wanted. */
function importsOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8')
  const named = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"?]+)/g)]
  return named.map(([, path = '']) => join(dirname(file), path)).filter((path) => !isWritten(path))
}

const imports = code.flatMap((from) => importsOf(from).map((to) => ({ from, to })))

const prefixOf = (rule: string, path: string) => new RegExp(`^${rule.replaceAll('*', '[^/]+')}(?=/)`).exec(path)?.[0]

/** Tables lie with their areas and refer to one another. */
const isTable = (file: string) => /^server\/.*(?:\/schema|\/db\/columns)\.ts$/.test(file)

const ruleOf = (file: string) =>
  isTable(file) ? 'server/tables' : (Object.keys(rooms).find((rule) => prefixOf(rule, file) !== undefined) ?? '')

/** The room of a file; a folder of a row with `*`. */
const roomOf = (file: string) => (isTable(file) ? 'server/tables' : (prefixOf(ruleOf(file), file) ?? 'no room'))

const mayImport = (from: string, to: string) =>
  roomOf(from) === roomOf(to) ||
  (rooms[ruleOf(from)] ?? []).some((one) => one === roomOf(to) || prefixOf(one, to) === roomOf(to))

const between = imports
  .map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) }))
  .filter(({ from, to }) => from !== to)

/** What is left of imports once all is taken away that imports nothing left, or that nothing left imports. */
function circlesOf(all: readonly { readonly from: string; readonly to: string }[]): readonly string[] {
  const sources = new Set(all.map(({ from }) => from))
  const targets = new Set(all.map(({ to }) => to))
  const left = all.filter(({ from, to }) => targets.has(from) && sources.has(to))
  return left.length < all.length ? circlesOf(left) : [...new Set(left.map(({ from, to }) => `${from} → ${to}`))]
}

describe('the rooms', () => {
  it('have every file', () => {
    expect(files.length).toBeGreaterThan(2000)
    expect(files.filter((file) => roomOf(file) === 'no room')).toEqual([])
  })

  it('import what the table allows', () => {
    const broken = imports.filter(({ from, to }) => !mayImport(from, to))
    expect(broken.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  it('leave every area of the client to itself', () => {
    const isArea = (room: string) => room.startsWith('src/features/')
    expect(between.filter(({ from, to }) => isArea(from) && isArea(to))).toEqual([])
  })

  it('import in no circle, and no file does', () => {
    expect(circlesOf(between)).toEqual([])
    expect(circlesOf(imports)).toEqual([])
  })

  it('call an area by the same name on every level', () => {
    const named = (pattern: string) => globSync(pattern).map((folder) => folder.split('/').at(-2) ?? '')
    expect([...new Set(named('src/features/*/*'))].filter((name) => ![...areas, 'shell'].includes(name))).toEqual([])
    const others = ['kit', 'inspector', 'machines']
    expect([...new Set(named('machines/*/*'))].filter((name) => ![...areas, ...others].includes(name))).toEqual([])
  })
})

describe('a folder', () => {
  it('has no more than twenty files', () => {
    const sizes = Map.groupBy(files, (file) => dirname(file))
    const over = [...sizes].filter(([folder, some]) => !unlimited.test(folder) && some.length > LIMIT)
    expect(over.map(([folder, some]) => `${folder}: ${some.length}`)).toEqual([])
  })
})

describe('a file of the client', () => {
  it('is called after what it exports', () => {
    const vague = /(?:^|\/)(?:words|parts|entries|things)\.tsx?$/
    expect(files.filter((file) => file.startsWith('src/') && vague.test(file))).toEqual([])
  })
})
