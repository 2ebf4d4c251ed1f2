import { buildIfChanged } from './build.ts'

process.env.DEMO ??= '1'
process.env.LOG_LEVEL ??= 'warn'
await buildIfChanged()
await import('../server/main.ts')
