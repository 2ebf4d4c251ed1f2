import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { provideQrLogin } from '../../../machines/login/qr-login/qr-login.ports.ts'
import type { PollAnswer } from '../../../machines/login/qr-login/qr-login.types.ts'

/** A login whose polls a test answers, and what it holds and gives up. */
async function begin() {
  let codes = 0
  let answer: (given: PollAnswer) => void = () => {}
  const log: string[] = []
  const actor = createActor(
    provideQrLogin({
      visibility: { isHidden: () => false, watch: () => () => {} },
      async fetchQrCode() {
        codes += 1
        return { uuid: `code-${codes}`, picture: '' }
      },
      poll: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
      holdQrCode(uuid) {
        log.push(`hold ${uuid}`)
        return () => void log.push(`release ${uuid}`)
      },
    }),
    { input: { page: '/' }, clock: new SimulatedClock() },
  ).start()
  await expect.poll(() => log).toEqual(['hold code-1'])
  return { actor, log, answer: (status: PollAnswer['status'], userId = '0') => answer({ status, userId }) }
}

it('gives its code up when the dialog closes or another mode is chosen [QR-2] [STU-7]', async () => {
  const { actor, log } = await begin()
  actor.stop()
  expect(log).toEqual(['hold code-1', 'release code-1'])
})

it('gives a scanned code up before it shows another [QR-2]', async () => {
  const { actor, log, answer } = await begin()
  answer('scanned')
  await expect.poll(() => actor.getSnapshot().can({ type: 'REFRESHED' })).toBe(true)
  actor.send({ type: 'REFRESHED' })
  await expect.poll(() => log).toEqual(['hold code-1', 'release code-1', 'hold code-2'])
  actor.stop()
})

it.each(['cancelled', 'replaced', 'expired'] as const)('is done with a code that is %s [QR-2]', async (status) => {
  const { log, answer } = await begin()
  answer(status)
  await expect.poll(() => log).toEqual(['hold code-1', 'release code-1'])
})

it('says that it has its answer [QR-2]', async () => {
  const { actor, log, answer } = await begin()
  answer('confirmed', '7')
  await expect.poll(() => actor.getSnapshot().output).toEqual({ userId: '7' })
  expect(log).toEqual(['hold code-1', 'release code-1'])
})
