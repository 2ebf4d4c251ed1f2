import { request } from 'node:http'

/** JSON of a site on this machine. Node does not resolve `*.localhost`: the site is named by the Host header. */
export function getJson(origin: string, path: string): Promise<unknown> {
  const { host, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, headers: { host, accept: 'application/json' } },
      async (answer) => resolve(JSON.parse(Buffer.concat(await answer.toArray()).toString())),
    )
    asked.on('error', reject).end()
  })
}
