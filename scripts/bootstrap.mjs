// Runs before every command, with whatever Node there is and no packages: installs what the lock file names, once.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

const stamp = 'node_modules/.lock-hash'
const forTests = process.argv.includes('--tests')

function run(command, args, env = process.env) {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env,
    shell: process.platform === 'win32',
  })
  if (status !== 0) fail(`${command} ${args.join(' ')} failed`)
}

function fail(sentence) {
  console.error(`[bootstrap] ${sentence}`)
  process.exit(1)
}

function installPackages() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.error('[bootstrap] installing packages')
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=optional', '--include=dev'], {
    ...process.env,
    NODE_ENV: 'development',
  })
  writeFileSync(stamp, wanted)
}

/** Linux gets its Node from the packages; elsewhere the system's must run TypeScript by itself. */
function checkNode() {
  if (existsSync('node_modules/.bin/node')) return
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 22 || (major === 22 && minor < 18)) fail(`Node 22.18 or newer is needed here, this is ${process.version}`)
}

const fontFolders = [
  '/usr/share/fonts/truetype/wqy',
  '/usr/share/fonts/opentype/noto',
  '/usr/share/fonts/truetype/noto-cjk',
]
const postgresFolder = '/usr/lib/postgresql'
const redisServer = '/usr/bin/redis-server'

/** What the browser, database and Redis tests need of the system, by Debian's package. */
function missingPackages() {
  if (process.platform !== 'linux') return []
  const missing = []
  if (!existsSync(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell')) {
    missing.push('chromium-headless-shell')
  }
  if (!fontFolders.some(existsSync)) missing.push('fonts-wqy-microhei')
  if (!existsSync(postgresFolder) || readdirSync(postgresFolder).length === 0) missing.push('postgresql')
  if (!existsSync(redisServer)) missing.push('redis-server')
  return missing
}

function installForTests() {
  const missing = missingPackages()
  if (missing.length === 0) return
  const command = `apt-get install -y --no-install-recommends ${missing.join(' ')}`
  if (process.getuid?.() !== 0) fail(`the tests need ${missing.join(', ')}; run: sudo ${command}`)
  console.error(`[bootstrap] installing ${missing.join(', ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update', '-qq'], env)
  run('apt-get', [...command.split(' ').slice(1), '-qq'], env)
}

installPackages()
checkNode()
if (forTests) installForTests()
