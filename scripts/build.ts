import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { writeAhead } from './ahead.ts'
import { compileMessages } from './messages.ts'

const dist = 'dist'
const stamp = join(dist, '.inputs')
const inputs = [
  'src',
  'contract',
  'machines',
  'messages',
  'public',
  'project.inlang/settings.json',
  'index.html',
  'desk.html',
  'vite.config.ts',
  'vite.inspector.config.ts',
  'vite.desk.config.ts',
  'harness',
  'scripts',
  'package-lock.json',
]
const compressible = /\.(?:js|css|html|svg|json|txt|webmanifest)$/

/** Files below a path, without what the build itself makes. */
function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).filter((name) => name !== 'compiled' && !name.includes('.gen.'))
  return names.sort().flatMap((name) => filesBelow(join(path, name)))
}

function hashInputs(): string {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap(filesBelow)) hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

function precompress(): void {
  for (const file of filesBelow(dist).filter((name) => compressible.test(name))) {
    const content = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

async function buildIfChanged(): Promise<void> {
  const wanted = hashInputs()
  const hasMessages = existsSync('messages/compiled/messages.js')
  if (hasMessages && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  rmSync(dist, { recursive: true, force: true })
  await compileMessages()
  const { build } = await import('vite')
  await build({ logLevel: 'warn' })
  writeAhead(dist)
  await build({ configFile: 'vite.desk.config.ts', logLevel: 'warn' })
  const { ensureCharts } = await import('./charts.ts')
  await ensureCharts()
  await build({ configFile: 'vite.inspector.config.ts', logLevel: 'warn' })
  precompress()
  writeFileSync(stamp, wanted)
}

/** Messages and client, unless neither they nor what they are made of has changed. A process of its own: Vite changes NODE_ENV. */
export function ensureBuilt(): void {
  const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url)], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error('the build failed')
}

if (import.meta.main) {
  await buildIfChanged()
  process.exit(0)
}
