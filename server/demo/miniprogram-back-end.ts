import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { CallSpec, Params } from '../../contract/call.ts'
import {
  cancelLoginCode,
  confirmLoginCode,
  getLoginCodeStatus,
  type Standing,
  scanLoginCode,
} from '../../contract/calls/miniprogram.ts'
import { codes } from '../../contract/codes.ts'
import { encodeParams } from '../../contract/encoding.ts'
import { envelope } from '../../contract/envelope.ts'
import type { Clock } from '../platform/clock.ts'
import { Refusal } from '../platform/http/failures.ts'
import { signatureOf } from '../platform/http/signature.ts'
import { randomToken } from '../platform/random.ts'

type Asked = Params<typeof scanLoginCode>

/** Rejects with the Refusal that the server's own call ended with. */
export interface MiniprogramBackEnd {
  scan(asked: Asked): Promise<Standing>
  look(asked: Asked): Promise<Standing>
  confirm(asked: Params<typeof confirmLoginCode>): Promise<Standing>
  cancel(asked: Asked): Promise<Standing>
}

/** The demonstration's mini-program: asks as a real one's back end would, by signed calls of the contract. */
export function createMiniprogramBackEnd(app: FastifyInstance, key: string, clock: Clock): MiniprogramBackEnd {
  async function ask(spec: CallSpec, params: Record<string, string>): Promise<Standing> {
    const { method, path } = spec
    const body = String(new URLSearchParams(encodeParams(params)))
    const [timestamp, nonce] = [String(Math.floor(clock() / 1000)), randomToken()]
    const response = await app.inject({
      method,
      url: path,
      payload: body,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': signatureOf(key, { method, path, timestamp, nonce, body }),
      },
    })
    const { code, data } = v.parse(envelope, response.json())
    if (code !== codes.ok) {
      throw new Refusal(Object.values(codes).find((known) => known === code) ?? codes.internal)
    }
    return data as Standing
  }

  return {
    scan: (asked) => ask(scanLoginCode, asked),
    look: (asked) => ask(getLoginCodeStatus, asked),
    confirm: (asked) => ask(confirmLoginCode, asked),
    cancel: (asked) => ask(cancelLoginCode, asked),
  }
}
