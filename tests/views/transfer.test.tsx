import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type ActorRefFrom, createActor, type InspectionEvent } from 'xstate'
import type { Identity } from '../../contract/calls/transfer.ts'
import { type Code, codes } from '../../contract/codes.ts'
import { CallFailure } from '../../contract/failures.ts'
import { transferPaths } from '../../machines/transfer/transfer.paths.ts'
import { provideTransfer } from '../../machines/transfer/transfer.ports.ts'
import { type TransferView, transferView } from '../../machines/transfer/transfer.selectors.ts'
import type { TransferInput, TransferOutcome } from '../../machines/transfer/transfer.types.ts'
import { TransferPage } from '../../src/features/transfer/TransferPage.tsx'
import { Desk } from './world/desk.ts'
import { renderPage } from './world/page.tsx'
import { outcomes, replay } from './world/replay.ts'

interface World {
  readonly desk: Desk
  readonly actor: ActorRefFrom<ReturnType<typeof provideTransfer>>
  readonly logins: readonly string[]
  readonly homes: readonly string[]
  close(): void
}

function arrive(input: TransferInput, inspect?: (event: InspectionEvent) => void): World {
  const [desk, logins, homes] = [new Desk(), [] as string[], [] as string[]]
  const machine = provideTransfer({
    exchange: (claim) => desk.call<Identity>('exchange', claim),
    storeIdentity: (identity) => desk.call('storeIdentity', identity),
    goHome: () => void homes.push('by itself'),
    openLogin: (loginType) => void logins.push(loginType),
  })
  const actor = createActor(machine, { input, ...(inspect && { inspect }) }).start()
  const { close } = renderPage(<TransferPage actor={actor} onHome={() => void homes.push('by a click')} />)
  return { desk, actor, logins, homes, close }
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

const waiting = ['正在确认身份']
const sights = {
  validating: waiting,
  exchanging: waiting,
  redirecting: waiting,
  arrived: waiting,
  expired: ['链接已失效，请重新登录', '登录/注册', '返回首页'],
  wrongIdentity: ['链接与当前身份不一致', '登录/注册', '返回首页'],
  notFound: ['链接不完整', '返回首页'],
  failed: ['没能连上服务器', '重试', '返回首页'],
  cookiesBlocked: ['浏览器禁用了 Cookie，无法登录', '返回首页'],
} satisfies Record<TransferView, readonly string[]>

async function see({ actor }: World): Promise<string> {
  const view = transferView(actor.getSnapshot())
  const [title = '', ...buttons] = sights[view]
  await expect.element(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  expect(page.getByRole('button').all()).toHaveLength(buttons.length)
  for (const name of buttons) await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible()
  return view
}

/** How the server says each of them. */
const said: Record<Exclude<TransferOutcome['result'], 'proven'>, Code> = {
  expired: codes.transferVoid,
  wrongIdentity: codes.transferMismatch,
  notFound: codes.notFound,
}

const refusal = (code: Code) => new CallFailure({ kind: 'server', code, msg: '', data: null })

replay(transferPaths, {
  async open({ input }, { inspect }) {
    const claim = transferPaths.inputs[input]
    if (!claim) throw new Error(`no input is named ${input}`)
    const world = arrive(claim, inspect)
    return { world, subject: world.actor }
  },
  perform: {
    ...outcomes('exchange', 'storeIdentity'),
    'xstate.done.actor.exchange': ({ event }, { world }) => {
      const { output } = event as unknown as { output: TransferOutcome }
      if (output.result === 'proven') world.desk.resolve('exchange', output.identity)
      else world.desk.reject('exchange', refusal(said[output.result]))
    },
    RETRIED: () => press('重试'),
    'LOGIN.ASKED': () => press('登录/注册'),
  },
  see: ({ world }) => see(world),
  proves: () => ['FAIR-3'],
})

let world: World | undefined
afterEach(() => {
  world?.close()
  world = undefined
})

const claim: TransferInput = { loginType: 'company', userId: '3', ticket: '' }

describe('arriving from another site', () => {
  it('asks the server even where no ticket came, and keeps nobody who is not proven [FAIR-3]', async () => {
    world = arrive(claim)
    expect(world.desk.calls('exchange')).toEqual([claim])
    world.desk.reject('exchange', refusal(codes.transferVoid))
    await expect.poll(() => world?.logins).toEqual(['company'])
    await see(world)
    expect([world.desk.calls('storeIdentity'), world.homes]).toEqual([[], []])
    await press('登录/注册')
    expect(world.logins).toEqual(['company', 'company'])
  })

  it('keeps who the server says it is, not who the address claims, and then goes home [FAIR-3]', async () => {
    world = arrive({ loginType: 'student', userId: '7', ticket: 'signed' })
    world.desk.resolve('exchange', { login_type: 'student', user_id: '8' })
    await expect.poll(() => world?.desk.calls('storeIdentity')).toEqual([{ login_type: 'student', user_id: '8' }])
    world.desk.resolve('storeIdentity', undefined)
    await expect.poll(() => world?.homes).toEqual(['by itself'])
    expect(world.logins).toEqual([])
  })

  it('asks nothing of the server for an address that names nobody [FAIR-3]', async () => {
    world = arrive({ loginType: null, userId: '7', ticket: 'signed' })
    await see(world)
    expect(world.desk.calls('exchange')).toEqual([])
    await press('返回首页')
    expect(world.homes).toEqual(['by a click'])
  })
})
