import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync } from 'vite'
import type { CallSpec } from '../contract/call.ts'
import { getCompany } from '../contract/calls/companies.ts'
import { getBrandHome, getMainHome } from '../contract/calls/homes.ts'
import { getPosition, getTerms } from '../contract/calls/positions.ts'
import { encodeParams } from '../contract/encoding.ts'

type Manifest = Readonly<Record<string, { file: string; imports?: string[]; css?: string[] }>>

/** The address of a call, or its beginning, and what it takes of the page's own address, or the host. */
type Call = readonly [address: string, parameter?: 'domain' | 'id']

/** What the browser may fetch before the client has started. Files by their place in the list of all. */
interface Ahead {
  readonly files: readonly string[]
  readonly pages: Readonly<Record<string, readonly number[]>>
  /** What a page reads first. */
  readonly calls: Readonly<Record<string, readonly Call[]>>
}

const homes = { main: 'src/routes/-homes/MainHomePage.tsx', branded: 'src/routes/-homes/BrandedHomePage.tsx' }
/** What provides a home with its effects, a chunk of its own. */
const FLOWS = 'src/app/homes/homes.ts'
/** Pages that are narrowed by terms. */
const lists = ['positionList', 'jobRecommend', 'collegePosition', 'companyList', 'collegeCompany']
/** The same as FLOWS for hearts, and the pages that begin with some. */
const HEARTS = 'src/app/jobs/collect.ts'
const withHearts = [...lists, 'job', 'companyDetailPage']

const addressOf = ({ path }: CallSpec): string => `${path}?${new URLSearchParams(encodeParams({}))}`

const calls: Ahead['calls'] = {
  main: [[addressOf(getMainHome), 'domain']],
  branded: [[addressOf(getBrandHome), 'domain']],
  job: [[addressOf(getPosition), 'id']],
  companyDetailPage: [[addressOf(getCompany), 'id']],
  ...Object.fromEntries(lists.map((page) => [page, [[addressOf(getTerms)]] as const])),
}

const ROUTE = /^src\/routes\/(\w+)\.tsx\?tsr-split=component$/

const routeOf = (key: string): string => ROUTE.exec(key)?.[1] ?? ''

/** A route's view, what its loader imports, and its hearts. */
function modulesOf(key: string): string[] {
  const source = readFileSync(key.replace(/\?.*/, ''), 'utf8')
  const imported = [...source.matchAll(/await import\('([^']+)'\)/g)].map(([, path = '']) => join('src/routes', path))
  return withHearts.includes(routeOf(key)) ? [key, ...imported, HEARTS] : [key, ...imported]
}

function reached(manifest: Manifest, from: readonly string[]): string[] {
  const found = new Set<string>()
  const visit = (key: string): void => {
    if (found.has(key) || !manifest[key]) return
    found.add(key)
    for (const next of manifest[key].imports ?? []) visit(next)
  }
  for (const key of from) visit(key)
  return [...found]
}

/**
 * What each page is made of, but for what the document names itself.
 * @param html the built document
 */
export function aheadOf(manifest: Manifest, html: string): Ahead {
  const routes = Object.keys(manifest).filter((key) => ROUTE.test(key))
  const modules: Record<string, readonly string[]> = {
    ...Object.fromEntries(Object.entries(homes).map(([home, module]) => [home, [module, FLOWS]])),
    ...Object.fromEntries(routes.map((key) => [routeOf(key), modulesOf(key)])),
  }
  const files: string[] = []
  const placeOf = (file: string): number => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1)
  const filesOf = (from: readonly string[]): string[] =>
    reached(manifest, from)
      .flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []].flat())
      .filter((file) => !html.includes(file))
  const pages = Object.entries(modules).map(([page, from]) => [page, [...new Set(filesOf(from).map(placeOf))]])
  return { files, pages: Object.fromEntries(pages), calls }
}

/**
 * Runs in the browser, by its own source: hash routes are not told to the server, and the client finds out late.
 * Which home the host has is in the server's answer to the document.
 */
function fetchAhead({ files, pages, calls }: Ahead): void {
  const [path = '', search] = location.hash.slice(2).split('?')
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const page = path || visit?.serverTiming.find(({ name }) => name === 'home')?.description || ''
  if (!Object.hasOwn(pages, page)) return
  const link = (href: string, hints: Partial<HTMLLinkElement>): HTMLLinkElement =>
    Object.assign(document.createElement('link'), { rel: 'preload', href }, hints)
  const reads = (calls[page] ?? []).flatMap(([address, parameter]) => {
    const value = parameter === 'domain' ? location.hostname : parameter && new URLSearchParams(search).get(parameter)
    if (parameter && !value) return []
    const href = parameter ? `${address}&${new URLSearchParams({ [parameter]: value ?? '' })}` : address
    return [link(href, { as: 'fetch', crossOrigin: 'use-credentials' })]
  })
  const code = (pages[page] ?? []).map((place) => {
    const file = files[place] ?? ''
    const hints = file.endsWith('.css') ? { as: 'style' } : { rel: 'modulepreload' }
    return link(`/${file}`, { ...hints, crossOrigin: 'anonymous', fetchPriority: 'low' })
  })
  // One by one: to begin a request takes a slow phone some milliseconds.
  for (const one of [...reads, ...code]) setTimeout(() => document.head.append(one))
}

/**
 * Writes the script that has a page's code and first call fetched while the client still starts into the document: as a
 * file it would come a round trip later.
 * @param directory of the built client
 */
export function writeAhead(directory: string): void {
  const path = (name: string) => join(directory, name)
  const html = readFileSync(path('index.html'), 'utf8')
  const manifest = JSON.parse(readFileSync(path('manifest.json'), 'utf8'))
  const source = `(${fetchAhead})(${JSON.stringify(aheadOf(manifest, html))})`
  const script = minifySync('ahead.js', source).code.trim()
  writeFileSync(
    path('index.html'),
    html.replace('<link rel="icon"', () => `<script>${script}</script>\n    <link rel="icon"`),
  )
  rmSync(path('manifest.json'))
}
