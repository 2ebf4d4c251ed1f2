import type { IncomingMessage } from 'node:http'
import { createServer } from 'vite'
import { backOfficePaths } from '../contract/calls/demo.ts'
import { ensureCharts } from './charts.ts'
import { compileMessages } from './messages.ts'

/** The server on PORT as ever; the client from Vite, one port above, with hot updates. */
process.env.DEMO ??= '1'
process.env.NODE_ENV ??= 'development'
const port = Number(process.env.PORT ?? 8080)
await compileMessages()
await ensureCharts()
await import('../server/main.ts')

/** Everything that the server answers itself. */
const served = '^/(?:api|company|school|channel|op|demo|m|healthz|inspector)(?:[/?]|$)'
/** The desk's document, from Vite too, unless employers have an office elsewhere. */
const deskPage = ({ method, url, headers }: IncomingMessage) =>
  method === 'GET' &&
  url?.split('?', 1)[0] === backOfficePaths.company &&
  headers.accept?.includes('text/html') &&
  !process.env.EMPLOYER_OFFICE_URL
    ? '/desk.html'
    : undefined
const vite = await createServer({
  server: {
    port: port + 1,
    strictPort: true,
    allowedHosts: ['.localhost'],
    proxy: { [served]: { target: `http://127.0.0.1:${port}`, changeOrigin: false, bypass: deskPage } },
  },
})
await vite.listen()
console.log(`client with hot updates: http://univ.localhost:${port + 1}`)
