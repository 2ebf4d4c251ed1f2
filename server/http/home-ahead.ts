import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isBrandHost } from '../../contract/brand-hosts.ts'
import { getBrandHome, getMainHome } from '../../contract/calls/homes.ts'
import type { SiteInfo } from '../../contract/calls/site.ts'
import { encodeParams } from '../../contract/encoding.ts'

/** Which file each module of the client was built into, and what that imports. Not served. */
export const MANIFEST = 'manifest.json'

type Manifest = Readonly<Record<string, { file: string; imports?: string[]; css?: string[] }>>

const homes = {
  main: { page: 'src/routes/-homes/MainHomePage.tsx', call: getMainHome },
  branded: { page: 'src/routes/-homes/BrandedHomePage.tsx', call: getBrandHome },
}
/** What provides a home with its effects, a chunk of its own. */
const FLOWS = 'src/app/homes.ts'

/** Has the browser ask for a GET call early, exactly as the client will ask. */
export const callAhead = (path: string, params: Record<string, unknown>): string =>
  `<${path}?${new URLSearchParams(encodeParams(params))}>; rel=preload; as=fetch; crossorigin=use-credentials`

/** The home with content that a site has; null where its home is in the first load. */
function homeOf(info: SiteInfo): keyof typeof homes | null {
  if (info.type === 1) return 'main'
  const isFramed = info.type === 2 ? info.school?.is_show_jobfair === 1 : info.channel?.show_content === 3
  return isFramed && info.school?.school_type !== 2 && isBrandHost(info) ? 'branded' : null
}

/** Files of some modules with all that they import, but for what the page names itself. */
function filesOf(manifest: Manifest, modules: readonly string[], page: string): string[] {
  const files = reached(manifest, modules).flatMap((key) =>
    [manifest[key]?.file ?? [], manifest[key]?.css ?? []].flat(),
  )
  return [...new Set(files)].filter((file) => !page.includes(file))
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

const fileAhead = (file: string): string =>
  file.endsWith('.css')
    ? `</${file}>; rel=preload; as=style; crossorigin; fetchpriority=low`
    : `</${file}>; rel=modulepreload; fetchpriority=low`

/**
 * What the browser may fetch of a host's home while the client still starts: its code and what it reads.
 * @param directory of the built client
 * @returns values of Link headers; none for a host whose home is in the first load
 */
export function createHomeAhead(directory: string, find: (host: string) => Promise<SiteInfo | null>) {
  const path = join(directory, MANIFEST)
  const manifest: Manifest = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const page = readFileSync(join(directory, 'index.html'), 'utf8')
  const filesAhead = (home: keyof typeof homes) => filesOf(manifest, [homes[home].page, FLOWS], page).map(fileAhead)
  const files = { main: filesAhead('main'), branded: filesAhead('branded') }
  return async (host: string): Promise<readonly string[]> => {
    // A page without its head start is better than none.
    const info = await find(host).catch(() => null)
    const home = info && homeOf(info)
    return home ? [callAhead(homes[home].call.path, { domain: host }), ...files[home]] : []
  }
}
