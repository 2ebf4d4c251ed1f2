import { afterEach, describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { type Locale, locales } from '../../../contract/calls/site.ts'
import { provideIdentitySwitch } from '../../../machines/login/identity-switch/identity-switch.ports.ts'
import { provideLogout } from '../../../machines/login/logout/logout.ports.ts'
import type { StudentCode } from '../../../src/entities/site/StudentCode.tsx'
import { StudentCodeDialog } from '../../../src/features/login/mini-program-code/StudentCodeDialog.tsx'
import { IdentitySwitchDialog } from '../../../src/features/login/switch/IdentitySwitchDialog.tsx'
import { foreign, words } from '../sights/words.ts'
import { type EmployerWorld, openEmployer } from '../world/employer.tsx'
import { renderPage } from '../world/page.tsx'
import { qrPicture, univ } from '../world/site.ts'
import { openStaff } from '../world/staff.tsx'

type Open = (locale: Locale) => { close(): void } | Promise<{ close(): void }>

const employer =
  (lead: (world: EmployerWorld) => unknown = () => {}, cookiesEnabled = true): Open =>
  async (locale) => {
    const answers = { checkCode: undefined, resetPassword: undefined, logInByCode: '7', openApp: 'blocked' }
    const world = openEmployer({ locale, input: { cookiesEnabled }, answers })
    await lead(world)
    return world
  }

const send = ({ actor }: EmployerWorld, field: 'phone' | 'loginCode', value: string) =>
  actor.send({ type: 'FIELD.CHANGED', field, value })

async function logIn(world: EmployerWorld): Promise<void> {
  world.actor.send({ type: 'TAB.CHANGED', tab: 'code' })
  send(world, 'phone', '13900000001')
  send(world, 'loginCode', '123456')
  world.actor.send({ type: 'FORM.SUBMITTED' })
  await expect.poll(() => world.desk.isWaiting('storeIdentity')).toBe(true)
}

async function reset(world: EmployerWorld, confirmation: string): Promise<void> {
  send(world, 'phone', '13900000001')
  world.actor.send({ type: 'FORGOT.OPENED' })
  const { passwordReset } = world.actor.getSnapshot().children
  if (!passwordReset) throw new Error('no recovery was opened')
  const type = (field: 'code' | 'newPassword' | 'confirmation', value: string) =>
    passwordReset.send({ type: 'FIELD.CHANGED', field, value })
  type('code', '123456')
  passwordReset.send({ type: 'FORM.SUBMITTED' })
  await expect.poll(() => passwordReset.getSnapshot().matches('resetting')).toBe(true)
  type('newPassword', 'Demo@2026')
  type('confirmation', confirmation)
  passwordReset.send({ type: 'FORM.SUBMITTED' })
  const isChanged = () => passwordReset.getSnapshot().matches('changed')
  await expect.poll(isChanged).toBe(confirmation === 'Demo@2026')
}

const staff =
  (admin: 'school' | 'faculty' | 'organiser', ...events: readonly ('FORM.SUBMITTED' | 'FORGOT.OPENED')[]): Open =>
  (locale) => {
    const world = openStaff({ locale, input: { admin } })
    for (const type of events) world.actor.send({ type })
    return world
  }

const identitySwitch =
  (from: 'school' | 'company' | 'channel', isSwitching = false): Open =>
  (locale) => {
    const logout = provideLogout({
      requestLogout: () => Promise.resolve(),
      clearIdentity() {},
      follow() {},
      notify() {},
    })
    const actor = createActor(provideIdentitySwitch(logout), { input: { from, wanted: { mode: 1 } } }).start()
    if (isSwitching) actor.send({ type: 'SWITCHED' })
    return renderPage(<IdentitySwitchDialog actor={actor} />, locale)
  }

const nothing = () => {}
const studentCode =
  (code: StudentCode): Open =>
  (locale) =>
    renderPage(
      <StudentCodeDialog site={univ} code={code} onRetry={nothing} onComplete={nothing} onClose={nothing} />,
      locale,
    )

const states: Readonly<Record<string, Open>> = {
  'the password tab': employer(),
  'the password tab, empty': employer(({ actor }) => actor.send({ type: 'FORM.SUBMITTED' })),
  'the code tab': employer(({ actor }) => actor.send({ type: 'TAB.CHANGED', tab: 'code' })),
  'the registration, empty': employer(({ actor }) => {
    actor.send({ type: 'REGISTER.OPENED' })
    actor.send({ type: 'FORM.SUBMITTED' })
  }),
  'the recovery': employer(({ actor }) => actor.send({ type: 'FORGOT.OPENED' })),
  'the recovery, differing': employer((world) => reset(world, 'Demo@2027')),
  'a recovery that is through': employer((world) => reset(world, 'Demo@2026')),
  'logging in': employer(logIn),
  'a blocked tab': employer(async (world) => {
    await logIn(world)
    world.desk.resolve('storeIdentity', undefined)
    await expect.poll(() => world.actor.getSnapshot().value).toBe('appBlocked')
  }),
  'blocked cookies': employer(undefined, false),
  'an officer’s login, empty': staff('school', 'FORM.SUBMITTED'),
  'a faculty’s login': staff('faculty'),
  'an organiser’s login': staff('organiser'),
  contacts: staff('school', 'FORGOT.OPENED'),
  'a switch from a school': identitySwitch('school'),
  'a switch from an employer': identitySwitch('company'),
  'a switch from a channel': identitySwitch('channel'),
  'the way back to the login': identitySwitch('company', true),
  'the code for students': studentCode({ state: 'ready', picture: qrPicture }),
  'the code on its way': studentCode({ state: 'loading' }),
  'no code': studentCode({ state: 'failed' }),
}

let opened: { close(): void } | undefined
afterEach(() => {
  opened?.close()
  opened = undefined
})

/** What a site says in no language of ours. */
const given = ['QQ 群 5550 1866']

describe.each(locales)('the locale %s', (locale) => {
  it.each(Object.keys(states))('has the text of %s in that language alone', async (name) => {
    opened = await states[name]?.(locale)
    await expect.poll(() => words().length).toBeGreaterThan(0)
    const said = words().map((text) => given.reduce((rest, text) => rest.replace(text, ''), text))
    expect(said.filter((text) => foreign[locale].test(text))).toEqual([])
  })
})
