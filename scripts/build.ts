import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
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

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)]

/** On all cores: zlib compresses in threads of its own. */
async function precompress(): Promise<void> {
  const files = filesBelow(dist).filter((name) => compressible.test(name))
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file)
      writeFileSync(`${file}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
      writeFileSync(`${file}.gz`, await gzipped(content, { level: 9 }))
    }),
  )
}

/** In a process of its own, beside the builds that do without. */
function drawCharts(): Promise<void> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('charts.ts', import.meta.url))], { stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error('the charts could not be drawn'))))
  })
}

async function buildIfChanged(): Promise<void> {
  const wanted = hashInputs()
  const hasMessages = existsSync('messages/compiled/messages.js')
  if (hasMessages && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  rmSync(dist, { recursive: true, force: true })
  const charts = drawCharts()
  await compileMessages()
  const { build } = await import('vite')
  await build({ logLevel: 'warn' })
  writeAhead(dist)
  await build({ configFile: 'vite.desk.config.ts', logLevel: 'warn' })
  await charts
  await build({ configFile: 'vite.inspector.config.ts', logLevel: 'warn' })
  await precompress()
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
