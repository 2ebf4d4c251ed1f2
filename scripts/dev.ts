import { createServer } from 'vite'
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
const vite = await createServer({
  server: {
    port: port + 1,
    strictPort: true,
    allowedHosts: ['.localhost'],
    proxy: { [served]: { target: `http://127.0.0.1:${port}`, changeOrigin: false } },
  },
})
await vite.listen()
console.log(`client with hot updates: http://univ.localhost:${port + 1}`)
