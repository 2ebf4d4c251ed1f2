import { buildIfChanged } from './build.ts'

process.env.DEMO ??= '1'
await buildIfChanged()
await import('../server/main.ts')
