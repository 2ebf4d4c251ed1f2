import { request } from 'node:http'
import { captchaAnswer, outbox } from '../../../contract/calls/demo.ts'

/** The demonstration's helpers as JSON. Node does not resolve `*.localhost`: the site is named by the Host header. */
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
    const sent = outbox.parse(await this.#get('/demo/outbox'))
    return sent.filter((message) => message.phone === phone)
  }

  /** Left edge of a puzzle's hole, in pixels of its picture. */
  async solution(challenge: string): Promise<number> {
    return captchaAnswer.parse(await this.#get(`/demo/captcha/${challenge}`)).x
  }

  #get(path: string): Promise<unknown> {
    const port = this.#port()
    return new Promise((resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port, path, headers: { host: `univ.localhost:${port}`, accept: 'application/json' } },
        async (answer) => resolve(JSON.parse(Buffer.concat(await answer.toArray()).toString())),
      )
      asked.on('error', reject).end()
    })
  }
}
