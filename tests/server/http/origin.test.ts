import { describe, expect, it } from 'vitest'
import type { CallSpec } from '../../../contract/call.ts'
import { calls } from '../../../contract/calls.ts'
import { sharedWorld } from '../world/stage.ts'

const stage = sharedWorld()

const HOST = 'univ.localhost:8080'
/** Those of pages; what is signed is held to its signature instead. */
const unsafe: CallSpec[] = Object.values<CallSpec>(calls).filter((spec) => spec.unsafe && spec.caller !== 'miniprogram')
const routes = [...unsafe.map(({ method, path }) => ({ method, path })), { method: 'POST' as const, path: '/m/scan' }]

async function statusOf(route: (typeof routes)[number], headers: Record<string, string>) {
  const response = await stage.world.app.inject({
    method: route.method,
    url: route.path,
    headers: { host: HOST, ...headers },
  })
  return { status: response.statusCode, code: response.json().code, vary: response.headers.vary }
}

const isRefused = { status: 403, code: 40300, vary: 'Sec-Fetch-Site, Sec-Fetch-Dest, Origin, Referer, Accept-Encoding' }

it('counts these among what changes something', () => {
  expect(routes.map(({ path }) => path).sort()).toEqual([
    '/api/abilityimprovement/watched',
    '/api/airesume/savewish',
    '/api/captcha/create',
    '/api/captcha/verify',
    '/api/collect/add',
    '/api/collect/cancel',
    '/api/company/getpositionlist',
    '/api/deliver/markread',
    '/api/deliver/step',
    '/api/diagnosis/repeat',
    '/api/diagnosis/start',
    '/api/example/get',
    '/api/guided/answer',
    '/api/guided/correct',
    '/api/guided/move',
    '/api/guided/paste',
    '/api/invite/answer',
    '/api/notice/markread',
    '/api/notice/setsettings',
    '/api/position/getlistbyselect',
    '/api/position/savepositionintention',
    '/api/practice/answer',
    '/api/practice/delete',
    '/api/practice/evaluate',
    '/api/practice/finish',
    '/api/practice/recording/keep',
    '/api/practice/retry',
    '/api/practice/start',
    '/api/qrcodeparameter/getstudentqr',
    '/api/resume/deledu',
    '/api/resume/deleteattachment',
    '/api/resume/deliver',
    '/api/resume/delproject',
    '/api/resume/delwork',
    '/api/resume/getdeliverstatus',
    '/api/resume/getresumelist',
    '/api/resume/savebasicinfo',
    '/api/resume/saveedu',
    '/api/resume/saveother',
    '/api/resume/saveproject',
    '/api/resume/savework',
    '/api/resume/upload',
    '/api/rewriting/rewrite',
    '/api/search/remove',
    '/api/search/save',
    '/api/site/getconfig',
    '/api/site/gethomeconfig',
    '/api/site/getloginqrcode',
    '/api/site/gettoken',
    '/api/user/checksmscode',
    '/api/user/checkstulogin',
    '/api/user/createtransfer',
    '/api/user/forgetpassword',
    '/api/user/login',
    '/api/user/loginbyqrcode',
    '/api/user/loginout',
    '/api/user/previewtransfer',
    '/api/user/register',
    '/api/user/releaseqrcode',
    '/api/user/sendcode',
    '/api/user/sendcode',
    '/api/user/transfer',
    '/api/zone/get',
    '/channel/user/login',
    '/company/desk/invite',
    '/company/desk/moveinterview',
    '/company/desk/open',
    '/company/desk/setopen',
    '/company/desk/step',
    '/company/desk/stepinterview',
    '/company/desk/undo',
    '/company/site/getinfo',
    '/company/user/login',
    '/m/scan',
    '/school/site/getschoolqrcode',
    '/school/strategy/login',
  ])
})

describe.each(routes)('$method $path', (route) => {
  it.each(['same-origin', 'same-site', 'cross-site', 'none', ''])(
    'lets only our own script in, and refuses requests from %j to every other destination',
    async (site) => {
      for (const dest of ['empty', 'document', 'image', 'iframe', 'script', '']) {
        const answer = await statusOf(route, {
          ...(site && { 'sec-fetch-site': site }),
          ...(dest && { 'sec-fetch-dest': dest }),
          // A right Origin does not make up for wrong fetch metadata.
          ...((site || dest) && { origin: `http://${HOST}` }),
        })
        const isOurs = site === 'same-origin' && dest === 'empty'
        expect(answer.status === 403 ? answer : 'let through').toEqual(isOurs ? 'let through' : isRefused)
      }
    },
  )

  it('falls back on Origin, then Referer', async () => {
    const ours = [
      { origin: `http://${HOST}` },
      { origin: `https://${HOST}` },
      { referer: `http://${HOST}/` },
      { origin: `http://${HOST}`, referer: 'http://evil.example/' },
    ]
    for (const headers of ours) expect((await statusOf(route, headers as Record<string, string>)).status).not.toBe(403)
    const theirs = [
      {},
      { origin: 'null' },
      { origin: '' },
      { origin: 'http://evil.example' },
      { origin: 'http://univ.localhost:9090' },
      { origin: `http://${HOST}.evil.example` },
      { origin: 'null', referer: `http://${HOST}/` },
      { referer: `http://evil.example/?${HOST}` },
      { referer: 'about:blank' },
    ]
    for (const headers of theirs) expect(await statusOf(route, headers as Record<string, string>)).toEqual(isRefused)
  })
})

it('lets anybody’s browser read what changes nothing', async () => {
  const response = await stage.world.app.inject({
    url: '/api/site/getsiteinfo?domain=univ.localhost',
    headers: { host: HOST, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' },
  })
  expect(response.json().code).toBe(0)
})

it('answers no HEAD, TRACE or other verb on a call', async () => {
  for (const method of ['HEAD', 'PUT', 'DELETE', 'OPTIONS'] as const) {
    const response = await stage.world.app.inject({ method, url: '/api/user/loginout', headers: { host: HOST } })
    expect(response.statusCode).toBe(404)
  }
})
