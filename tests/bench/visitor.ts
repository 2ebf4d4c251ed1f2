import { calls } from '../../contract/calls.ts'
import { encodeParams } from '../../contract/encoding.ts'
import { Connection } from './connection.ts'

/** What a browser sends along with a call of its page. */
function requestOf(path: string, params: Record<string, unknown>, port: number, cookie: string): Buffer {
  const host = `univ.localhost:${port}`
  const lines = [
    `GET ${path}?${new URLSearchParams(encodeParams(params))} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: keep-alive',
    'User-Agent: Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Accept: */*',
    'Accept-Language: zh-CN,zh;q=0.9',
    'Accept-Encoding: gzip, deflate, br, zstd',
    'Sec-Fetch-Site: same-origin',
    'Sec-Fetch-Mode: cors',
    'Sec-Fetch-Dest: empty',
    `Referer: http://${host}/`,
    ...(cookie ? [`Cookie: locale=zh-CN; ${cookie}`] : []),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
}

/** A browser that shows a login code of its own and waits for the phone. */
export interface Visitor {
  readonly connection: Connection
  /** The poll, ready to be sent. */
  readonly poll: Buffer
}

export async function openVisitor(port: number): Promise<Visitor> {
  const connection = new Connection(port)
  const { head, body } = await connection.ask(requestOf(calls.getLoginQrCode.path, { page: '/' }, port, ''))
  const [, cookie = ''] = /set-cookie: (browser_id=[^;]+)/i.exec(head) ?? []
  const { UUID } = calls.getLoginQrCode.answer.parse(JSON.parse(body).data)
  return { connection, poll: requestOf(calls.loginByQrCode.path, { uuid: UUID }, port, cookie) }
}

/** Opens many, a few at a time. */
export async function openVisitors(port: number, count: number): Promise<Visitor[]> {
  const visitors: Visitor[] = []
  while (visitors.length < count) {
    const some = Math.min(50, count - visitors.length)
    visitors.push(...(await Promise.all(Array.from({ length: some }, () => openVisitor(port)))))
  }
  return visitors
}

/** Whether an answer to a poll is what a waiting visitor gets. */
export const isWaiting = (body: string): boolean => body.includes('"status":"waiting"')
