import * as v from 'valibot'
import { captchaAnswer, outbox } from '../../../contract/calls/demo.ts'
import { getJson } from './get-json.ts'

/** The demonstration's helpers as JSON. */
export class Demo {
  readonly #port: () => number

  constructor(port: () => number) {
    this.#port = port
  }

  /** The code last sent to a phone, in canonical spelling; null where none was. */
  async codeOf(phone: string): Promise<string | null> {
    return (await this.messagesTo(phone))[0]?.code ?? null
  }

  /** Newest first. */
  async messagesTo(phone: string) {
    const sent = v.parse(outbox, await this.#get('/demo/outbox'))
    return sent.filter((message) => message.phone === phone)
  }

  /** Left edge of a puzzle's hole, in pixels of its picture. */
  async solution(challenge: string): Promise<number> {
    return v.parse(captchaAnswer, await this.#get(`/demo/captcha/${challenge}`)).x
  }

  #get = (path: string): Promise<unknown> => getJson(`http://univ.localhost:${this.#port()}`, path)
}
