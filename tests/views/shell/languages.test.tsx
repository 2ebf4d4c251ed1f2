import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { locales } from '../../../contract/calls/site.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { puzzleOf } from '../../../machines/login/captcha/captcha.paths.ts'
import { CaptchaError } from '../../../machines/login/captcha/captcha.types.ts'
import { foreign, words } from '../sights/words.ts'
import { endCaptcha } from '../world/codes.ts'
import { type LoginWorld, openLogin } from '../world/login.tsx'
import { qrPicture } from '../world/site.ts'

async function answer({ desk }: LoginWorld, name: string, value: unknown): Promise<void> {
  await expect.poll(() => desk.isWaiting(name)).toBe(true)
  desk.resolve(name, value)
}

const fetched = (world: LoginWorld) => answer(world, 'fetchQrCode', { uuid: 'uuid', picture: qrPicture })

async function polled(world: LoginWorld, status: string): Promise<void> {
  await fetched(world)
  await answer(world, 'poll', { status, userId: status === 'confirmed' ? '7' : '0' })
}

async function loggedIn(world: LoginWorld): Promise<void> {
  await polled(world, 'confirmed')
  await answer(world, 'storeIdentity', undefined)
  await expect.poll(() => world.desk.isWaiting('fetchProfile')).toBe(true)
}

async function form(world: LoginWorld): Promise<void> {
  world.actor.send({ type: 'MODE.TOGGLED' })
  await answer(world, 'findDeadline', null)
}

async function captcha(world: LoginWorld): Promise<void> {
  await form(world)
  world.actor.send({ type: 'PHONE.CHANGED', phone: '13800000001' })
  await expect.poll(() => world.actor.getSnapshot().children.smsCode?.getSnapshot().value).toBe('idle')
  world.actor.send({ type: 'CODE.REQUESTED' })
  await expect.poll(() => world.desk.isWaiting('startCaptcha')).toBe(true)
}

async function puzzle(world: LoginWorld): Promise<void> {
  await captcha(world)
  world.desk.resolve('startCaptcha', { kind: 'puzzle', puzzle: puzzleOf('first') })
  await expect.element(page.getByRole('slider')).toBeVisible()
}

async function dragged(world: LoginWorld): Promise<void> {
  await puzzle(world)
  const { smsCode } = world.actor.getSnapshot().children
  smsCode?.getSnapshot().children.captcha?.send({ type: 'DRAG.ENDED', trail: [] })
  await expect.poll(() => world.desk.isWaiting('verifyDrag')).toBe(true)
}

/** Ways to each state; a call is waited for before it is answered. */
const states: Readonly<Record<string, (world: LoginWorld) => Promise<void>>> = {
  'fetching a code': async () => {},
  'a code that waits': fetched,
  'a code that was scanned': (world) => polled(world, 'scanned'),
  'a code that expired': (world) => polled(world, 'expired'),
  'a code that was cancelled': (world) => polled(world, 'cancelled'),
  'no code': async ({ desk }) => desk.reject('fetchQrCode', new Error('offline')),
  'logging in': (world) => polled(world, 'confirmed'),
  'no profile': async (world) => {
    await loggedIn(world)
    world.desk.reject('fetchProfile', new Error('offline'))
  },
  'a blocked tab': async (world) => {
    await loggedIn(world)
    world.desk.resolve('fetchProfile', { hasResume: true, hasAiResume: false })
    await answer(world, 'carryOut', 'blocked')
  },
  'the form': form,
  'the form, empty': async (world) => {
    await form(world)
    world.actor.send({ type: 'FORM.SUBMITTED' })
  },
  'the form, wrong': async (world) => {
    await form(world)
    world.actor.send({ type: 'PHONE.CHANGED', phone: '128' })
    world.actor.send({ type: 'FORM.SUBMITTED' })
  },
  'a countdown': async (world) => {
    await captcha(world)
    await endCaptcha(world, 'passed')
    await answer(world, 'sendCode', 'success')
  },
  'a puzzle': puzzle,
  'a missed puzzle': async (world) => {
    await dragged(world)
    world.desk.resolve('verifyDrag', { kind: 'missed' })
  },
  'a puzzle without an answer': async (world) => {
    await dragged(world)
    world.desk.reject('verifyDrag', new Error('offline'))
  },
  'a puzzle that wants a wait': async (world) => {
    await captcha(world)
    world.desk.resolve('startCaptcha', { kind: 'wait', deadline: world.clock.now() + 5000 })
    await expect.element(page.getByRole('timer')).toBeVisible()
  },
  'a captcha without a connection': async (world) => {
    await captcha(world)
    world.desk.reject('startCaptcha', new CallFailure({ kind: 'offline' }))
  },
  'a captcha that failed': async (world) => {
    await captcha(world)
    world.desk.reject('startCaptcha', new CaptchaError(1001))
  },
  'a captcha that cannot start': async (world) => {
    await captcha(world)
    world.desk.reject('startCaptcha', new Error('offline'))
  },
}

let world: LoginWorld
afterEach(() => world.close())

describe.each(locales)('the locale %s', (locale) => {
  it.each(Object.keys(states))('has the text of %s in that language alone', async (name) => {
    world = openLogin({ locale, input: { jump: { mode: 1 } } })
    await states[name]?.(world)
    await expect.poll(() => words().length).toBeGreaterThan(2)
    const odd = words().filter((said) => foreign[locale].test(said))
    expect(odd).toEqual([])
  })
})

describe('a change of language', () => {
  it('redraws the open dialog and keeps what was typed', async () => {
    world = openLogin({ answers: { findDeadline: null } })
    world.actor.send({ type: 'MODE.TOGGLED' })
    world.actor.send({ type: 'PHONE.CHANGED', phone: '13800000001' })
    await expect.element(page.getByRole('textbox', { name: '手机号', exact: true })).toBeVisible()
    world.speak('en')
    const phone = page.getByRole('textbox', { name: 'Mobile number', exact: true })
    await expect.element(phone).toHaveValue('13800000001')
    await expect.element(page.getByRole('dialog', { name: 'Student login', exact: true })).toBeVisible()
  })
})
