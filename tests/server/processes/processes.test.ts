import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  checkStudentLogin,
  getCommon,
  getLoginQrCode,
  login,
  loginByQrCode,
  sendCode,
} from '../../../contract/calls/authentication.ts'
import { createCaptcha, verifyCaptcha } from '../../../contract/calls/captcha.ts'
import { deliverResume } from '../../../contract/calls/deliveries.ts'
import { getDeskPositions, openDelivery } from '../../../contract/calls/desk.ts'
import { getNotices } from '../../../contract/calls/notices.ts'
import { deleteAttachment, getAttachment } from '../../../contract/calls/resume.ts'
import { getSiteInfo } from '../../../contract/calls/site.ts'
import { createTransfer, exchangeTransfer } from '../../../contract/calls/transfer.ts'
import { sessionHash } from '../../../server/platform/sessions/sessions.ts'
import { dragTo } from '../../drag.ts'
import { createEmptyDatabase, type EmptyDatabase } from '../world/empty-database.ts'
import { type Launched, launch, reach } from '../world/launch.ts'
import { listenAt } from '../world/listen.ts'
import { upload } from '../world/multipart.ts'
import { startRedis, type TestRedis } from '../world/redis.ts'
import { pdfOf } from '../world/sample-files.ts'
import { type Browser, Jar } from '../world.ts'

const PATIENCE = { timeout: 60_000, interval: 50 }
const secret = 's'.repeat(32)

let directory: string
let database: EmptyDatabase
let redis: TestRedis
let processes: Launched[]
let a: ReturnType<typeof reach>
let b: ReturnType<typeof reach>

const settings = () => ({
  DATA_DIR: directory,
  DATABASE_URL: database.url,
  REDIS_URL: redis.url,
  SECRET: secret,
  DEMO: '1',
  TRUST_PROXY: 'loopback',
})

/** Both start at once, on a database without a table. */
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'qihang-processes-'))
  database = await createEmptyDatabase()
  redis = await startRedis()
  processes = [launch(settings()), launch(settings())]
  const ports = await Promise.all(
    processes.map(({ untilLine }) => untilLine(/"address":"http:\/\/127\.0\.0\.1:(\d+)"/)),
  )
  const [first, second] = ports.map((port) => reach(Number(port)))
  if (!first || !second) throw new Error('two processes are wanted')
  a = first
  b = second
}, 120_000)

afterAll(async () => {
  const codes = await Promise.all(processes.map(({ end }) => end('SIGTERM')))
  await redis.kill()
  await database.drop()
  await rm(directory, { recursive: true, force: true })
  expect(codes).toEqual([0, 0])
}, 60_000)

/** One visitor's browser, whose requests the balancer sends now here, now there. */
function visitor(address: string, host?: string): [atA: Browser, atB: Browser] {
  const jar = new Jar()
  const at = { jar, ...(host && { host }) }
  return [a.browser(address, at), b.browser(address, at)]
}

async function query<T>(ask: (client: Sql) => Promise<T>): Promise<T> {
  const client = postgres(database.url, { max: 1, onnotice: () => {} })
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}

it('brings the tables up to date and writes the demonstration once, though both began at once', async () => {
  const migrations = (await readdir('server/platform/db/migrations')).filter((file) => file.endsWith('.sql'))
  const [counted] = await query(
    (client) => client`
      select (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
        (select count(*)::int from companies) as companies,
        (select count(distinct phone)::int = count(*) from students) as distinct`,
  )
  expect(counted).toEqual({ migrations: migrations.length, companies: 60, distinct: true })
})

it('logs in by a code that one shows, the phone confirms at the other, and both are asked about', async () => {
  const [atA, atB] = visitor('10.1.0.1')
  const { data: shown } = await atA.call(getLoginQrCode, { page: 'p' })
  const { waiting }: { waiting: { address: string }[] } = await atA.read('/demo')
  const scene = new URL(waiting[0]?.address ?? '').searchParams.get('scene') ?? ''
  const poll = async (browser: Browser) => (await browser.call(loginByQrCode, { uuid: shown.UUID })).data
  expect([(await poll(atA)).status, (await poll(atB)).status]).toEqual(['waiting', 'waiting'])
  const phone = b.browser('10.1.0.2')
  expect(await phone.read(`/m/scan?scene=${scene}`)).toMatchObject({ status: 'scanned', site: '江临大学' })
  expect((await poll(atA)).status).toBe('scanned')
  expect((await phone.decide(scene, 'confirm', '1')).json().status).toBe('confirmed')
  expect(await poll(atB)).toEqual({ user_id: '1', status: 'confirmed' })
  expect((await atA.call(getCommon, {})).data.name).toBe('林小满')
})

it('logs in by a code that one sent and the other is told, after a puzzle that both had a part in', async () => {
  const [atA, atB] = visitor('10.2.0.1')
  const appid = 'univ-sms-login'
  const phone = '13800000002'
  const { data: puzzle } = await atA.call(createCaptcha, { appid })
  if (puzzle.result !== 'puzzle') throw new Error(puzzle.result)
  const { x }: { x: number } = await atA.read(`/demo/captcha/${puzzle.challenge}`)
  const { data: solved } = await atB.call(verifyCaptcha, { challenge: puzzle.challenge, trail: dragTo(x) })
  if (solved.result !== 'passed') throw new Error(solved.result)
  const proof = { captcha_appid: appid, captcha_ticket: solved.ticket, captcha_randstr: solved.randstr }
  expect((await atA.call(sendCode, { phone, type: '1', ...proof })).data.msg).toBe('success')
  expect((await atB.call(sendCode, { phone, type: '1', ...proof })).data.msg).not.toBe('success')
  const smsCode = await atA.receivedCode(phone)
  expect(await atB.receivedCode(phone)).toBe('')
  const { data } = await atB.call(login, { phone, smsCode })
  expect(await atA.whoAmI()).toBe(data.user_id)
  expect(Number(data.user_id)).toBeGreaterThan(0)
  expect((await atA.call(login, { phone, smsCode })).data.user_id).toBe('0')
})

it('takes a ticket that the other issued, once', async () => {
  const here = visitor('10.3.0.1')[0]
  const user_id = await here.logIn('13800000003')
  const { ticket } = (await here.call(createTransfer, { domain: 'faculty.localhost' })).data
  const [atA, atB] = visitor('10.3.0.1', 'faculty.localhost')
  const exchange = (browser: Browser) => browser.call(exchangeTransfer, { ticket, login_type: 'student', user_id })
  expect((await exchange(atB)).code).toBe(0)
  expect(await atA.whoAmI()).toBe(user_id)
  expect((await exchange(a.browser('10.3.0.2', { host: 'faculty.localhost' }))).code).toBe(30011)
})

it('counts failures and calls once for both', async () => {
  const codes: number[] = []
  for (let time = 0; time < 11; time += 1) {
    codes.push((await (time % 2 ? a : b).browser('10.4.0.1').logInChannel('organiser', 'Wrong@2026')).code)
  }
  expect(codes).toEqual([...Array(10).fill(20024), 500002])
  expect((await a.browser('10.4.0.1').logInChannel('organiser')).code).toBe(500002)
  expect((await b.browser('10.4.0.2').logInChannel('organiser')).code).toBe(0)

  const puzzlesFor = async (turns: readonly Browser[]) => {
    for (let asked = 0; ; asked += 1) {
      const answer = await turns[asked % turns.length]?.call(createCaptcha, { appid: 'univ-sms-login' })
      if (answer?.code !== 0) return asked
    }
  }
  const alone = await puzzlesFor(visitor('10.4.0.3').slice(0, 1))
  expect(await puzzlesFor(visitor('10.4.0.4'))).toBe(alone)
})

it('says within a second that nobody can log in while Redis is gone, and goes on with everything else', async () => {
  const [student] = visitor('10.5.0.1')
  const own = await student.logIn('13800000004')
  await redis.kill()
  for (const stranger of visitor('10.5.0.2')) {
    const began = performance.now()
    const refused = await stranger.call(getLoginQrCode, { page: 'p' })
    expect(performance.now() - began).toBeLessThan(1000)
    expect([refused.status, refused.code, refused.msg]).toEqual([503, 50300, '服务暂时不可用，请稍后重试'])
    expect((await stranger.logInChannel('organiser')).status).toBe(503)
    expect((await stranger.call(getSiteInfo, { domain: 'univ.localhost' })).status).toBe(200)
  }
  expect(await student.whoAmI()).toBe(own)
  expect((await student.call(getCommon, {})).code).toBe(0)
  await redis.start()
  for (const stranger of visitor('10.5.0.3')) {
    await expect.poll(async () => (await stranger.call(getLoginQrCode, { page: 'p' })).code, PATIENCE).toBe(0)
  }
})

it('logs out whoever asks while Redis is dead: the session is over, at both, and one can come again [OUT-1]', async () => {
  const [atA, atB] = visitor('10.6.0.1')
  const own = await atA.logIn('13800000005')
  const session = atA.jar.get('session_id') ?? ''
  const isOpen = async () =>
    (await query((client) => client`select from sessions where id_hash = ${sessionHash(session)}`)).length
  await redis.kill()
  expect([await atA.whoAmI(), await atB.whoAmI(), await isOpen()]).toEqual([own, own, 1])
  const { status, code } = await atB.logout()
  expect([status, code, atB.jar.has('session_id'), await isOpen()]).toEqual([200, 0, false, 0])
  for (const browser of visitor('10.6.0.2')) {
    browser.jar.set('session_id', session)
    expect((await browser.call(getCommon, {})).code).toBe(20011)
    expect((await browser.call(checkStudentLogin, { user_id: own })).code).toBe(10008)
  }
  await redis.start()
  for (const browser of visitor('10.6.0.1')) {
    await expect.poll(async () => (await browser.logInChannel('organiser')).code, PATIENCE).toBe(0)
  }
})

it('keeps a file that one was sent for the other, too [RES-6]', async () => {
  const [atA, atB] = visitor('10.7.0.1')
  await atA.logIn('13800000006')
  const bytes = pdfOf('one place for both')
  const { data } = await upload(atA, { purpose: 'attachment' }, bytes)
  const id = data.attachment?.id ?? ''
  const load = async (browser: Browser) =>
    (await browser.request({ method: 'GET', url: `${getAttachment.path}?id=${id}` })).body
  expect([await load(atB), await load(atA)]).toEqual([bytes.toString(), bytes.toString()])
  expect((await atB.call(deleteAttachment, { id })).code).toBe(0)
  expect(JSON.parse(await load(atA)).code).toBe(40400)
})

it('refuses to be joined by a process that keeps files elsewhere', async () => {
  const [row] = await query((client) => client`select name from file_stores`)
  const elsewhere = join(directory, 'elsewhere')
  const { code, stderr } = await launch({ ...settings(), DATA_DIR: elsewhere }).ended
  expect([code, stderr]).toEqual([
    1,
    `The files of this database are not in the directory ${elsewhere}/files: set DATA_DIR, which several processes must share, or FILES_PROVIDER=s3 as before, or copy all of ${row?.name} there. If they are lost for good, put an empty file there as ${row?.name}/${row?.name}.\n`,
  ])
}, 60_000)

it('refuses to be joined by a process that does not share its Redis or its secret', async () => {
  const { REDIS_URL: _, ...withoutRedis } = settings()
  const refused = [withoutRedis, { ...settings(), SECRET: 'x'.repeat(32) }].map((env) => launch(env).ended)
  expect((await Promise.all(refused)).map(({ code, stderr }) => [code, stderr])).toEqual([
    [
      1,
      'Another process serves the database that DATABASE_URL names. Stop that one, or set REDIS_URL and SECRET, the same for both, so that they share codes and limits.\n',
    ],
    [
      1,
      'Another process serves the database that DATABASE_URL names with another SECRET or REDIS_URL; they must be the same for all.\n',
    ],
  ])
}, 60_000)

it('tells an open page at one of what an employer did at the other, and makes one notice of it', async () => {
  const [atA, atB] = visitor('10.6.0.1')
  await atA.logIn('13800000003')
  const employer = a.browser('10.6.0.2')
  await employer.logInEmployer('13900000048')
  const [position] = (await employer.call(getDeskPositions, {})).data.list.filter(({ status }) => status === 'open')
  const page = await listenAt(b.port, atB, { 'x-forwarded-for': '10.6.0.1' })
  const { data } = await atB.call(deliverResume, { position_id: position?.id ?? '' })
  await employer.call(openDelivery, { id: data.id })
  await expect.poll(page.heard, PATIENCE).toContain('event: told\ndata: delivery\n\n')
  const about = async () =>
    (await atA.call(getNotices, {})).data.list.filter(({ delivery }) => delivery?.id === data.id)
  expect((await about()).map(({ kind }) => kind)).toEqual(['view'])
  page.leave()
})
