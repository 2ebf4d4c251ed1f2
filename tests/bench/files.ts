import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { brotli } from './brotli.ts'

/** Serves a built client as the product does: compressed beforehand, hashed names for a year. */
const folder = process.env.FOLDER ?? ''
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}
const compressed = new Map<string, Buffer>()

function read(file: string): Buffer {
  const known = compressed.get(file)
  if (known) return known
  const fresh = brotli(readFileSync(file))
  compressed.set(file, fresh)
  return fresh
}

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname.startsWith('/api/') || pathname === '/healthz') {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"name":"林","status":"pending"}')
    return
  }
  const file = join(folder, normalize(pathname === '/' ? '/index.html' : pathname))
  if (!existsSync(file)) {
    response.writeHead(404).end()
    return
  }
  response
    .writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    })
    .end(read(file))
}).listen(Number(process.env.PORT), '127.0.0.1')

process.on('SIGTERM', () => process.exit(0))
