import { ensureBuilt } from './build.ts'

process.env.DEMO ??= '1'
process.env.LOG_LEVEL ??= 'warn'
ensureBuilt()
await import('../server/main.ts')
