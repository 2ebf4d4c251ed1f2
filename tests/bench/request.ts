import type { CallSpec } from '../../contract/call.ts'
import { encodeParams } from '../../contract/encoding.ts'

/**
 * What a browser sends along with a call of its page.
 * @param address that the proxy before the server names as the visitor's; '' where it names none
 */
export function requestOf(
  { method, path }: Pick<CallSpec, 'method' | 'path'>,
  params: Record<string, unknown>,
  host: string,
  cookie = '',
  address = '',
): Buffer {
  const encoded = String(new URLSearchParams(encodeParams(params)))
  const isGet = method === 'GET'
  const lines = [
    `${method} ${isGet ? `${path}?${encoded}` : path} HTTP/1.1`,
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
    ...(isGet ? [] : ['Content-Type: application/x-www-form-urlencoded', `Content-Length: ${encoded.length}`]),
    ...(address ? [`X-Forwarded-For: ${address}`] : []),
    ...(cookie ? [`Cookie: locale=zh-CN; ${cookie}`] : []),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${isGet ? '' : encoded}`, 'latin1')
}
