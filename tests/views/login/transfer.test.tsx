import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type ActorRefFrom, createActor, type InspectionEvent } from 'xstate'
import type { Identity, TransferPreview } from '../../../contract/calls/transfer.ts'
import { type Code, codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import type { Identity as Visitor } from '../../../machines/login/session/session.selectors.ts'
import { transferPaths } from '../../../machines/login/transfer/transfer.paths.ts'
import { provideTransfer } from '../../../machines/login/transfer/transfer.ports.ts'
import { type TransferView, transferView } from '../../../machines/login/transfer/transfer.selectors.ts'
import type {
  PreviewOutcome,
  TransferInput,
  TransferOutcome,
  TransferRefusal,
} from '../../../machines/login/transfer/transfer.types.ts'
import { TransferPage } from '../../../src/features/login/transfer/TransferPage.tsx'
import { Desk } from '../world/desk.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

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
    preview: (claim) => desk.call<TransferPreview>('preview', claim),
    exchange: (claim) => desk.call<Identity>('exchange', claim),
    storeIdentity: (identity) => desk.call('storeIdentity', identity),
    recogniseIdentity: () => desk.call<Visitor>('recogniseIdentity'),
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
  previewing: waiting,
  previewFailed: ['没能连上服务器', '重试', '返回首页'],
  asking: ['用这个账号登录本站？', '登录这个账号', '不登录'],
  declined: waiting,
  exchanging: waiting,
  redirecting: waiting,
  arrived: waiting,
  recognising: waiting,
  alreadyHere: ['你已登录本站', '返回首页'],
  expired: ['链接已失效，请重新登录', '登录/注册', '返回首页'],
  wrongIdentity: ['链接与当前身份不一致', '登录/注册', '返回首页'],
  notFound: ['链接不完整', '返回首页'],
  failed: ['没能连上服务器', '重试', '返回首页'],
  cookiesBlocked: ['浏览器禁用了 Cookie，无法登录', '返回首页'],
} satisfies Record<TransferView, readonly string[]>

const switching = ['要换成另一个账号吗？', '保持当前账号', '换成链接里的账号']

async function see({ actor }: World): Promise<string> {
  const view = transferView(actor.getSnapshot())
  const { preview } = actor.getSnapshot().context
  const [title = '', ...buttons] = view === 'asking' && preview?.current ? switching : sights[view]
  await expect.element(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  expect(page.getByRole('button').all()).toHaveLength(buttons.length)
  for (const name of buttons) await expect.element(page.getByRole('button', { name, exact: true })).toBeVisible()
  return view
}

/** How the server says each of them. */
const said: Record<TransferRefusal['result'], Code> = {
  expired: codes.transferVoid,
  wrongIdentity: codes.transferMismatch,
  notFound: codes.notFound,
}

const refusal = (code: Code) => new CallFailure({ kind: 'server', code, msg: '', data: null })

const isSwitch = ({ actor }: World) => actor.getSnapshot().context.preview?.current !== null
const accepting = (world: World) => (isSwitch(world) ? '换成链接里的账号' : '登录这个账号')
const declining = (world: World) => (isSwitch(world) ? '保持当前账号' : '不登录')

replay(transferPaths, {
  async open({ input }, { inspect }) {
    const claim = transferPaths.inputs[input]
    if (!claim) throw new Error(`no input is named ${input}`)
    const world = arrive(claim, inspect)
    return { world, subject: world.actor }
  },
  perform: {
    ...outcomes('preview', 'exchange', 'storeIdentity', 'recogniseIdentity'),
    'xstate.done.actor.preview': ({ event }, { world }) => {
      const { output } = event as unknown as { output: PreviewOutcome }
      if (output.result === 'previewed') world.desk.resolve('preview', output.preview)
      else world.desk.reject('preview', refusal(said[output.result]))
    },
    'xstate.done.actor.exchange': ({ event }, { world }) => {
      const { output } = event as unknown as { output: TransferOutcome }
      if (output.result === 'proven') world.desk.resolve('exchange', output.identity)
      else world.desk.reject('exchange', refusal(said[output.result]))
    },
    RETRIED: () => press('重试'),
    'LOGIN.ASKED': () => press('登录/注册'),
    ACCEPTED: (_, { world }) => press(accepting(world)),
    DECLINED: (_, { world }) => press(declining(world)),
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

const student = {
  login_type: 'student',
  user_id: '7',
  name: '林小满',
  phone: '138****0001',
  place: '江临大学',
} as const
const employer = { login_type: 'company', user_id: '3', name: '', phone: '139****0008', place: '' } as const
const ticket: TransferInput = { loginType: 'student', userId: '7', ticket: 'signed' }

/** Accounts as they are named, in their order. */
const named = () =>
  page
    .getByRole('definition')
    .all()
    .map((one) => one.element().textContent)

async function asked(world: World) {
  await expect.poll(() => transferView(world.actor.getSnapshot())).toBe('asking')
  await see(world)
}

describe('a link with a ticket', () => {
  it('names whom it would let in, and lets nobody in before the visitor says so [FAIR-3]', async () => {
    world = arrive(ticket)
    world.desk.resolve('preview', { arriving: student, current: null, is_from_ours: false })
    await asked(world)
    expect(named()).toEqual(['林小满学生 · 138****0001 · 江临大学'])
    expect(world.desk.calls('exchange')).toEqual([])
    await press('登录这个账号')
    expect(world.desk.calls('exchange')).toEqual([ticket])
  })

  it('names who is here beside whom it would let in, and changes nothing where the visitor stays [FAIR-3]', async () => {
    world = arrive(ticket)
    world.desk.resolve('preview', { arriving: student, current: employer, is_from_ours: true })
    await asked(world)
    expect(named()).toEqual(['林小满学生 · 138****0001 · 江临大学', '139****0008企业'])
    await press('保持当前账号')
    await expect.poll(() => world?.homes).toEqual(['by itself'])
    expect([world.desk.calls('exchange'), world.desk.calls('storeIdentity')]).toEqual([[], []])
  })
})

describe('arriving from another site', () => {
  it('asks the server even where no ticket came, and keeps nobody who is not proven [FAIR-3]', async () => {
    world = arrive(claim)
    expect(world.desk.calls('exchange')).toEqual([claim])
    world.desk.reject('exchange', refusal(codes.transferVoid))
    await expect.poll(() => world?.desk.calls('recogniseIdentity')).toHaveLength(1)
    world.desk.resolve('recogniseIdentity', 'anonymous')
    await expect.poll(() => world?.logins).toEqual(['company'])
    await see(world)
    expect([world.desk.calls('storeIdentity'), world.homes]).toEqual([[], []])
    await press('登录/注册')
    world.desk.resolve('recogniseIdentity', 'anonymous')
    await expect.poll(() => world?.logins).toEqual(['company', 'company'])
  })

  it('keeps who the server says it is, not who the address claims, and then goes home [FAIR-3]', async () => {
    world = arrive({ loginType: 'student', userId: '7', ticket: 'signed' })
    world.desk.resolve('preview', { arriving: student, current: null, is_from_ours: true })
    await expect.poll(() => world?.desk.calls('exchange')).toHaveLength(1)
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
