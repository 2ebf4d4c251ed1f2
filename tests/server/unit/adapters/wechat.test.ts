import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMemoryEphemeral, type Ephemeral, families } from '../../../../server/platform/ephemeral/ephemeral.ts'
import { ProviderError } from '../../../../server/platform/provider-error.ts'
import { Overloaded } from '../../../../server/platform/queue.ts'
import { randomToken } from '../../../../server/platform/random.ts'
import type { MiniprogramCodes } from '../../../../server/providers/miniprogram.ts'
import { createWechatCodes } from '../../../../server/providers/wechat-codes.ts'
import { json, type Received, type Reply, type StandIn, startStandIn } from './stand-in.ts'

const ORIGIN = 'http://univ.localhost:8080'
const picture: Reply = { type: 'image/jpeg', body: Buffer.from([0xff, 0xd8, 0xff]) }
const pictureUrl = 'data:image/jpeg;base64,/9j/'

let wechat: StandIn
let ephemeral: Ephemeral
let now: number
let codes: MiniprogramCodes
let tokens: number
/** The answer to a code's request made with this token. */
let draw: (token: string, request: Received) => Reply

beforeEach(async () => {
  now = 1_700_000_000_000
  tokens = 0
  draw = () => picture
  wechat = await startStandIn()
  ephemeral = createMemoryEphemeral(() => now)
  wechat.answer((request) => {
    if (request.path !== '/cgi-bin/stable_token') return draw(request.query.get('access_token') ?? '', request)
    tokens += 1
    return json({ access_token: `token-${tokens}`, expires_in: 7200 })
  })
  codes = createWechatCodes(settings(), ephemeral, () => now)
})
afterEach(async () => {
  await wechat.close()
  await ephemeral.close()
})

const settings = () => ({
  app: { id: 'wx-app', secret: 'wx-secret' },
  loginPage: 'pages/login/index',
  sitePage: 'pages/site',
  api: wechat.address,
})
const pathsAsked = () => wechat.received.map(({ path }) => path)
const reasonOf = (asking: Promise<string>) =>
  asking.then(
    () => 'a picture',
    (error: unknown) => (error instanceof ProviderError ? error.reason : 'another error'),
  )

it('draws a login code of our scene and page, as a data URL', async () => {
  const scene = randomToken()
  expect(scene).toMatch(/^[\w-]{24}$/)
  expect(await codes.loginCode(ORIGIN, scene, false)).toBe(pictureUrl)
  const [token, code] = wechat.received
  expect(JSON.parse(token?.body ?? '')).toEqual({
    grant_type: 'client_credential',
    appid: 'wx-app',
    secret: 'wx-secret',
  })
  expect([code?.method, code?.path, code?.query.get('access_token')]).toEqual([
    'POST',
    '/wxa/getwxacodeunlimit',
    'token-1',
  ])
  expect(JSON.parse(code?.body ?? '')).toEqual({ scene, page: 'pages/login/index', width: 430 })
})

it('draws a site’s code of its QR parameter', async () => {
  expect(await codes.siteCode(ORIGIN, 'qp-univ')).toBe(pictureUrl)
  expect(JSON.parse(wechat.received[1]?.body ?? '')).toMatchObject({ scene: 'qp-univ', page: 'pages/site' })
})

it('asks for a site’s code once a day, whoever looks at it', async () => {
  const first = await codes.siteCode(ORIGIN, 'qp-univ')
  expect(await codes.siteCode(ORIGIN, 'qp-univ')).toBe(first)
  expect(pathsAsked().filter((path) => path === '/wxa/getwxacodeunlimit')).toHaveLength(1)
  now += 86_400_000
  await codes.siteCode(ORIGIN, 'qp-univ')
  expect(pathsAsked().filter((path) => path === '/wxa/getwxacodeunlimit')).toHaveLength(2)
})

it('keeps the latest two hundred codes of sites and students, and asks once for many at a time', async () => {
  const drawn = () => pathsAsked().filter((path) => path === '/wxa/getwxacodeunlimit').length
  await Promise.all(Array.from({ length: 20 }, () => codes.siteCode(ORIGIN, 'first')))
  expect(drawn()).toBe(1)
  for (let other = 0; other < 200; other += 1) await codes.siteCode(ORIGIN, `student=${other}`)
  expect(drawn()).toBe(201)
  await codes.siteCode(ORIGIN, 'student=0')
  expect(drawn()).toBe(201)
  await codes.siteCode(ORIGIN, 'first')
  expect(drawn()).toBe(202)
})

it('keeps no failure', async () => {
  draw = () => json({ errcode: 41030, errmsg: 'x' })
  expect(await reasonOf(codes.siteCode(ORIGIN, 'qp-univ'))).toBe('41030')
  draw = () => picture
  expect(await codes.siteCode(ORIGIN, 'qp-univ')).toBe(pictureUrl)
})

it('asks for no more than five thousand codes a minute', async () => {
  await ephemeral.set('other:rate:wechat', '4999', 60_000)
  expect(await codes.loginCode(ORIGIN, 'a', false)).toBe(pictureUrl)
  await expect(codes.loginCode(ORIGIN, 'a', false)).rejects.toThrow(Overloaded)
  now += 60_000
  expect(await codes.loginCode(ORIGIN, 'a', false)).toBe(pictureUrl)
})

it('keeps codes for others, however many a few crowded networks ask for', async () => {
  await ephemeral.set('other:rate:wechat-crowded', '1999', 60_000)
  await ephemeral.set('other:rate:wechat', '4998', 60_000)
  expect(await codes.loginCode(ORIGIN, 'a', true)).toBe(pictureUrl)
  for (let more = 0; more < 3; more += 1) await expect(codes.loginCode(ORIGIN, 'a', true)).rejects.toThrow(Overloaded)
  expect(await codes.loginCode(ORIGIN, 'b', false)).toBe(pictureUrl)
})

it.each(['', 'a'.repeat(33), 'a b', '二维码', 'a"b'])('never asks for a code that cannot carry %j', async (scene) => {
  expect(await reasonOf(codes.loginCode(ORIGIN, scene, false))).toBe('scene')
  expect(wechat.received).toEqual([])
})

describe('the access token', () => {
  it('is asked for once by many at the same time, and kept', async () => {
    await Promise.all(Array.from({ length: 20 }, () => codes.loginCode(ORIGIN, randomToken(), false)))
    await codes.loginCode(ORIGIN, randomToken(), false)
    expect(tokens).toBe(1)
    expect(pathsAsked().filter((path) => path === '/wxa/getwxacodeunlimit')).toHaveLength(21)
  })

  it('draws codes without being kept, where there is no room for it', async () => {
    const small = createMemoryEphemeral(() => now, { ...families, other: 2 })
    await small.set('other:someone', '', 60_000)
    const crowded = createWechatCodes(settings(), small, () => now)
    expect(await crowded.loginCode(ORIGIN, 'a', false)).toBe(pictureUrl)
    expect(await crowded.loginCode(ORIGIN, 'b', false)).toBe(pictureUrl)
    expect(tokens).toBe(2)
    await small.close()
  })

  it('is asked for anew shortly before its end', async () => {
    await codes.loginCode(ORIGIN, 'a', false)
    now += (7200 - 300) * 1000 - 1
    await codes.loginCode(ORIGIN, 'b', false)
    expect(tokens).toBe(1)
    now += 1
    await codes.loginCode(ORIGIN, 'c', false)
    expect(tokens).toBe(2)
  })

  it.each([40001, 40014, 42001])('is asked for anew where the provider refuses it with %d', async (errcode) => {
    draw = (token) => (token === 'token-1' ? json({ errcode, errmsg: 'x' }) : picture)
    expect(await codes.loginCode(ORIGIN, 'a', false)).toBe(pictureUrl)
    expect(await codes.loginCode(ORIGIN, 'b', false)).toBe(pictureUrl)
    expect(tokens).toBe(2)
  })

  it('is not asked for over and over', async () => {
    draw = () => json({ errcode: 42001, errmsg: 'x' })
    expect(await reasonOf(codes.loginCode(ORIGIN, 'a', false))).toBe('42001')
    expect(tokens).toBe(2)
  })

  it('is not kept where it was refused', async () => {
    wechat.answer(() => json({ errcode: 40125, errmsg: 'invalid appsecret' }))
    expect(await reasonOf(codes.loginCode(ORIGIN, 'a', false))).toBe('40125')
    expect(await reasonOf(codes.loginCode(ORIGIN, 'a', false))).toBe('40125')
    expect(pathsAsked()).toEqual(['/cgi-bin/stable_token', '/cgi-bin/stable_token'])
  })
})

it.each([
  ['a bad page', () => json({ errcode: 41030, errmsg: 'x' }), '41030'],
  ['a scene that is too long', () => json({ errcode: 40169, errmsg: 'x' }), '40169'],
  ['too many a minute', () => json({ errcode: 45009, errmsg: 'x' }), '45009'],
  ['an error page', () => ({ status: 502, body: '' }), '502'],
  ['neither picture nor JSON', () => ({ body: '<html>' }), 'malformed'],
  ['JSON without a code', () => json({}), 'malformed'],
  ['another kind of picture', () => ({ type: 'image/svg+xml', body: '<svg/>' }), 'malformed'],
])('fails by its reason alone: %s', async (_, reply, reason) => {
  draw = reply
  expect(await reasonOf(codes.loginCode(ORIGIN, 'a', false))).toBe(reason)
})

it('fails where it cannot be reached', async () => {
  await wechat.close()
  expect(await reasonOf(codes.loginCode(ORIGIN, 'a', false))).toBe('unreachable')
})
