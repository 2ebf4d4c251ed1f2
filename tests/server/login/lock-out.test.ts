import { verify } from '@node-rs/argon2'
import { expect, it, vi } from 'vitest'
import { forgetPassword } from '../../../contract/calls/employer.ts'
import { compareOnce } from '../world/comparisons.ts'
import { freshWorlds } from '../world/stage.ts'
import { PASSWORD } from '../world.ts'

// Files before this one may have left the server with what is real.
vi.hoisted(() => void vi.resetModules())
vi.mock('@node-rs/argon2', { spy: true })

const stage = freshWorlds()
compareOnce()

const HOUR = 3_600_000
const FROZEN = '登录操作频繁，账号已被冻结，请24小时之后再试'
const WRONG = 'Wrong@2026'

async function fail(name: string, times: number, address: string) {
  const answers: number[] = []
  for (let time = 0; time < times; time++) {
    answers.push((await stage.world.browser('univ.localhost', address).logInChannel(name, WRONG)).code)
  }
  return answers
}

it('freezes an account for an address after ten failures, right password or not, for 24 hours [CHL-2]', async () => {
  expect(await fail('organiser', 9, '10.0.0.1')).toEqual(Array(9).fill(20024))
  stage.world.advance(HOUR)
  expect(await fail('organiser', 1, '10.0.0.1')).toEqual([20024])
  const frozen = await stage.world.browser('univ.localhost', '10.0.0.1').logInChannel('organiser')
  expect([frozen.status, frozen.code, frozen.msg, frozen.data]).toEqual([200, 500002, FROZEN, null])
  stage.world.advance(24 * HOUR - 1)
  expect((await stage.world.browser('univ.localhost', '10.0.0.1').logInChannel('organiser')).code).toBe(500002)
  stage.world.advance(1)
  expect((await stage.world.browser('univ.localhost', '10.0.0.1').logInChannel('organiser')).code).toBe(0)
})

it('harms neither another address, nor another account, nor a name alike in another back office', async () => {
  await fail('organiser', 11, '10.0.0.1')
  expect((await stage.world.browser('univ.localhost', '10.0.0.2').logInChannel('organiser')).code).toBe(0)
  expect((await stage.world.browser('univ.localhost', '10.0.0.1').logInSchool('univadmin')).code).toBe(0)
  expect((await stage.world.browser('univ.localhost', '10.0.0.1').logInSchool('organiser', WRONG)).code).toBe(20024)
})

it('leaves the owner’s own browser alone, at the very address and with the whole account frozen', async () => {
  const own = stage.world.browser('univ.localhost', '10.0.0.1')
  expect((await own.logInChannel('organiser')).code).toBe(0)
  for (let host = 1; host <= 10; host++) await fail('organiser', 10, `10.0.0.${host}`)
  expect((await stage.world.browser('univ.localhost', '10.0.9.9').logInChannel('organiser')).code).toBe(500002)
  expect((await own.logInChannel('organiser')).code).toBe(0)
  const failed = await Promise.all(Array.from({ length: 12 }, () => own.logInChannel('organiser', WRONG)))
  expect(failed.filter(({ code }) => code === 20024)).toHaveLength(10)
  expect((await own.logInChannel('organiser')).code).toBe(500002)
  expect((await stage.world.browser('univ.localhost', '10.0.9.9').logInSchool('facultyadmin')).code).toBe(0)
})

it('leaves the owner’s own browser alone also when its session has run out', async () => {
  const own = stage.world.browser('univ.localhost', '10.0.0.1')
  expect((await own.logInChannel('organiser')).code).toBe(0)
  stage.world.advance(30 * 24 * HOUR)
  expect(await fail('organiser', 11, '10.0.0.1')).toContain(500002)
  expect((await own.logInChannel('organiser')).code).toBe(0)
})

it('freezes the whole account at a hundred failures, not before', async () => {
  for (let host = 1; host <= 9; host++) await fail('univadmin-x', 10, `10.0.1.${host}`)
  expect(await fail('univadmin-x', 9, '10.0.1.10')).toEqual(Array(9).fill(20024))
  expect(await fail('univadmin-x', 2, '10.0.1.11')).toEqual([20024, 500002])
  stage.world.advance(24 * HOUR)
  expect(await fail('univadmin-x', 1, '10.0.1.11')).toEqual([20024])
})

it('counts names that nobody has alike', async () => {
  const real = await fail('organiser', 12, '10.0.0.3')
  expect(await fail('nobody', 12, '10.0.0.3')).toEqual(real)
  expect(real).toEqual([...Array(10).fill(20024), 500002, 500002])
})

it('compares no more than ten of fifty parallel guesses', async () => {
  vi.mocked(verify).mockReset()
  const guess = () => stage.world.browser('univ.localhost', '10.0.0.4').logInSchool('univadmin', WRONG)
  for (let time = 0; time < 4; time++) expect((await guess()).code).toBe(20024)
  const answers = (await Promise.all(Array.from({ length: 46 }, guess))).map(({ code }) => code)
  expect(answers.filter((code) => code === 20024)).toHaveLength(6)
  expect(vi.mocked(verify)).toHaveBeenCalledTimes(10)
  expect(new Set(answers)).toEqual(new Set([20024, 500002, 50300]))
  expect((await stage.world.browser('univ.localhost', '10.0.0.4').logInSchool('univadmin')).code).toBe(500002)
})

it('forgets the failures before a success', async () => {
  await fail('organiser', 9, '10.0.0.5')
  expect((await stage.world.browser('univ.localhost', '10.0.0.5').logInChannel('organiser')).code).toBe(0)
  expect(await fail('organiser', 10, '10.0.0.5')).toEqual(Array(10).fill(20024))
})

it('counts no success towards freezing the whole account', async () => {
  for (let time = 0; time < 101; time++) {
    const answer = await stage.world.browser('univ.localhost', `10.0.2.${time}`).logInSchool('univadmin')
    expect(answer.code).toBe(0)
  }
})

it('lets an employer whose password is frozen in by code, and by a new password', async () => {
  const phone = '13900000020'
  const browser = () => stage.world.browser('univ.localhost', '10.0.0.6')
  for (let time = 0; time < 10; time++) expect((await browser().logInEmployer(phone, WRONG)).code).toBe(20013)
  const frozen = await browser().logInEmployer(phone)
  expect([frozen.code, frozen.msg]).toEqual([500002, FROZEN])
  const owner = browser()
  await owner.requestEmployerCode(phone, 'forgot')
  const sms_code = await owner.receivedCode(phone)
  const password = 'Neu@2027'
  await owner.call(forgetPassword, { phone, type: '2', sms_code, password, confirm_password: password })
  expect((await owner.logInEmployer(phone, password)).code).toBe(0)
  expect((await browser().logInEmployerByCode(phone)).code).toBe(0)
  expect((await browser().logInEmployer(phone, PASSWORD)).code).toBe(500002)
})
