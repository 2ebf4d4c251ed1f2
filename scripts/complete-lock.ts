import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Run after every `npm install`: names in the lock file the optional packages of other systems that the registry at hand
 * did not offer, which npm leaves out and `npm ci` then misses.
 */
interface Entry {
  readonly version?: string
  readonly dev?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const systems = ['android', 'darwin', 'linux', 'win32', 'freebsd']
const cpus = ['arm64', 'x64', 'arm', 'riscv64', 'ia32', 'ppc64', 's390x']
const file = 'package-lock.json'
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(file, 'utf8'))
const present = new Set(Object.keys(lock.packages).map((path) => path.replace(/^.*node_modules\//, '')))

function stub(name: string, version: string, { dev }: Entry) {
  const parts = name.split(/[-/]/)
  const os = systems.find((one) => parts.includes(one))
  const cpu = cpus.find((one) => parts.includes(one))
  return {
    version,
    optional: true,
    ...(dev && { dev }),
    ...(cpu && { cpu: [cpu] }),
    ...(os && { os: [os] }),
    ...(parts.includes('musl') && { libc: ['musl'] }),
  }
}

const stubs = Object.values(lock.packages).flatMap((entry) =>
  Object.entries(entry.optionalDependencies ?? {})
    .filter(([name]) => !present.has(name))
    .map(([name, version]) => [`node_modules/${name}`, stub(name, version, entry)] as const),
)
const packages = Object.entries({ ...lock.packages, ...Object.fromEntries(stubs) }).sort(([a], [b]) => (a < b ? -1 : 1))
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }, null, 2)}\n`)
console.log(`${stubs.length} packages of other systems added`)
