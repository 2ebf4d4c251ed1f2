import fc from 'fast-check'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CallSpec } from '../../../contract/call.ts'
import { conflict } from '../../../contract/calls/resume.ts'
import { calls } from '../../../contract/calls.ts'
import { codes } from '../../../contract/codes.ts'
import { envelope } from '../../../contract/envelope.ts'
import { fittingLength, fittingNumbers, fittingTexts, known } from '../../fitting.ts'
import { sharedWorld } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = sharedWorld()
let student: Browser

beforeAll(async () => {
  student = stage.world.browser()
  await student.logIn('13800000001')
})

/** Values that a schema takes, as far as the contract's parameters go. */
function valuesOf(schema: v.GenericSchema): fc.Arbitrary<unknown> {
  const one = known(schema)
  switch (one.type) {
    case 'object':
      return fc.record(Object.fromEntries(Object.entries(one.entries).map(([name, field]) => [name, valuesOf(field)])))
    case 'array':
      return fc.array(valuesOf(one.item), { maxLength: fittingLength(schema, 40), size: 'small' })
    case 'optional':
      return fc.option(valuesOf(one.wrapped), { nil: undefined })
    case 'variant':
      return fc.oneof(...one.options.map(valuesOf))
    case 'picklist':
      return fc.constantFrom(...one.options)
    case 'literal':
      return fc.constant(one.literal)
    case 'string':
      return fc.oneof(
        fc.constantFrom('univ.localhost', '13800000001', '13900000001', 'univadmin', 'univ-sms-login', '1', '0', ''),
        fittingTexts(schema, 64),
      )
    case 'number':
      return fittingNumbers(schema)
    default:
      throw new Error(`no values for a schema of type ${one.type}`)
  }
}

const junk = fc.dictionary(fc.string({ maxLength: 12 }), fc.oneof(fc.string({ unit: 'binary' }), fc.json()), {
  maxKeys: 6,
})

/** What a well-formed request to any call may be answered with. */
const COMMON = [codes.ok, codes.notFound, codes.unavailable]

/** What comes with a code. */
function dataOf({ answer, path }: CallSpec, code: number): v.GenericSchema {
  if (code === codes.ok) return answer
  // A conversation answers a conflict with how it stands, as it answers everything.
  if (code === codes.conflict) return path.startsWith('/api/guided/') ? answer : conflict
  return v.nullable(code === codes.refused ? v.looseObject({ why: v.string() }) : v.never())
}

async function check(spec: CallSpec, browser: Browser, params: Record<string, unknown>, allowed: readonly number[]) {
  const answer = await browser.call(spec, params)
  const { code, data } = v.parse(envelope, answer)
  expect(answer.status).toBeLessThan(500)
  expect(allowed).toContain(code)
  expect([code, v.safeParse(dataOf(spec, code), data)]).toEqual([code, expect.objectContaining({ success: true })])
  expect(JSON.stringify(data)).not.toMatch(/陈思远|13800000002/)
}

describe.each(Object.entries(calls as Record<string, CallSpec>))('%s [API-1] [API-3]', (name, spec) => {
  // Logging in and out would end the session that the other calls are made with.
  const changesWho = /^(logout|login|registerEmployer|exchangeTransfer)$|Login$/
  // The run of everything tries more values than the gate.
  const runs = { numRuns: process.env['THOROUGH'] ? 60 : 6 }
  const browserFor = () => (changesWho.test(name) ? stage.world.browser() : student)

  it('answers whatever its schema takes as the contract says', async () => {
    const allowed = [...COMMON, codes.badParameters, ...spec.codes]
    await fc.assert(
      fc.asyncProperty(valuesOf(spec.params) as fc.Arbitrary<Record<string, unknown>>, (params) =>
        check(spec, browserFor(), params, allowed),
      ),
      runs,
    )
  })

  it('answers junk with a code and never falls', async () => {
    const allowed = [...COMMON, codes.badParameters, ...spec.codes]
    await fc.assert(
      fc.asyncProperty(junk, (params) => check(spec, browserFor(), params, allowed)),
      runs,
    )
  })
})

it.each([
  ['POST', '/api/captcha/verify', 'application/json', '{"challenge":'],
  ['POST', '/api/captcha/verify', 'text/plain', 'x'],
  ['POST', '/api/captcha/verify', 'application/x-www-form-urlencoded', 'trail=%5B%7B%22x%22%3A1e999%7D%5D&challenge=a'],
  ['POST', '/api/user/checkstulogin', 'application/x-www-form-urlencoded', `user_id=${'x'.repeat(300_000)}`],
  ['GET', '/api/user/loginbyqrcode?uuid=a&uuid=b', 'text/plain', ''],
  ['GET', '/api/user/loginbyqrcode?uuid=%FF%00', 'text/plain', ''],
  ['GET', '/api/user/getcommon?__proto__[x]=1&constructor=2', 'text/plain', ''],
] as const)('survives %s %s with a %s body', async (method, url, type, payload) => {
  const answer = await stage.world.browser().request({ method, url, payload, headers: { 'content-type': type } })
  expect(answer.statusCode).toBeLessThan(500)
  expect(v.safeParse(envelope, answer.json()).success).toBe(true)
})

it('says what is malformed with HTTP 400 and code 10001', async () => {
  const answer = await stage.world.browser().request({ method: 'GET', url: '/api/user/loginbyqrcode' })
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    { code: 10001, msg: '请求内容有误，请刷新页面后重试', data: null },
  ])
})
