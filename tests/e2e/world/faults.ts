import type { Page, Route } from 'playwright-core'
import { CALL_TIMEOUT, type CallSpec } from '../../../contract/call.ts'
import { eventually, type Visitor } from '../world.ts'

/** Something that goes wrong with a call, and what a notice says of it. */
export interface Fault {
  readonly name: string
  readonly says: string
  meet(route: Route): Promise<void> | void
  /** Lets it come to pass, once the call has been made. */
  unfold(page: Page): Promise<void>
}

const atOnce = async () => {}

export const faults: readonly Fault[] = [
  {
    name: '500',
    says: '服务暂时不可用，请稍后重试',
    meet: (route) => route.fulfill({ status: 500 }),
    unfold: atOnce,
  },
  {
    name: 'bad JSON',
    says: '服务返回的内容有误，请稍后重试',
    meet: (route) => route.fulfill({ contentType: 'application/json', body: '{"code":0,' }),
    unfold: atOnce,
  },
  {
    name: 'no connection',
    says: '网络已断开，请检查网络后重试',
    meet: (route) => route.abort('internetdisconnected'),
    unfold: atOnce,
  },
  {
    name: '10 s of silence',
    says: '服务响应超时，请重试',
    meet: () => {},
    unfold: (page) => page.clock.fastForward(CALL_TIMEOUT),
  },
]

/** Puts the page on a clock that tests may move; the time-outs of calls, which no browser clock reaches, go by it too. */
export async function installClock({ page }: Visitor): Promise<void> {
  await page.clock.install()
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('signal timed out', 'TimeoutError')), milliseconds)
      return controller.signal
    }
  })
}

/** The network is there again, and the page reaches the server: its browser goes on refusing for a moment. */
export async function reconnect({ context, page }: Visitor): Promise<void> {
  await context.setOffline(false)
  const reaches = () =>
    page.evaluate(() =>
      fetch('/', { method: 'HEAD' }).then(
        () => true,
        () => false,
      ),
    )
  await eventually(reaches).toBe(true)
}

/** The server gets the next call, and its answer gets lost. */
export const loseAnswer = ({ page }: Visitor, { path }: Pick<CallSpec, 'path'>): Promise<void> =>
  page.evaluate((lost) => {
    const { fetch } = window
    window.fetch = async (input, init) => {
      const answer = await fetch(input, init)
      if (input !== lost) return answer
      window.fetch = fetch
      throw new TypeError('the answer is lost')
    }
  }, path)
