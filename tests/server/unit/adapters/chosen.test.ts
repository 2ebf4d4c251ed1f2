import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { createAdapters } from '../../../../server/adapters/adapters.ts'
import { createMemoryEphemeral } from '../../../../server/adapters/ephemeral.ts'
import { filesAt } from '../../../../server/adapters/file-store.ts'
import { createLog } from '../../../../server/log.ts'
import { readSettings } from '../../../../server/settings.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

async function adaptersOf(env: Record<string, string>) {
  const ephemeral = createMemoryEphemeral(Date.now)
  const log = createLog('silent')
  const adapters = await createAdapters(readSettings(env).providers, {
    ephemeral,
    clock: Date.now,
    log,
    codeMinutes: 5,
  })
  return { ...adapters, close: () => ephemeral.close() }
}

const loadedSdks = () =>
  Object.keys(createRequire(import.meta.url).cache).filter((file) =>
    /node_modules\/(@alicloud|tencentcloud|@aws-sdk)/.test(file),
  )

it('calls nobody and loads no SDK unless configured', async () => {
  const connect = vi.spyOn(Socket.prototype, 'connect')
  const fetched = vi.spyOn(globalThis, 'fetch')
  const { sms, outbox, captcha, puzzle, miniprogram, close } = await adaptersOf({})
  expect([sms, captcha]).toEqual([outbox, puzzle])
  await sms.send('13800000001', 'text', '123456')
  expect(outbox.sent()).toHaveLength(1)
  const proof = { appId: 'a', ticket: 't', randstr: 'r', browserId: null, address: '127.0.0.1' }
  expect(await captcha.redeem(proof)).toBe(false)
  expect(await miniprogram.loginCode('http://a.test', 'scene', false)).toMatch(/^data:image\/svg/)
  expect(await miniprogram.siteCode('http://a.test', 'qp')).toMatch(/^data:image\/svg/)
  await filesAt({ provider: 'embedded' }, '/nowhere', randomUUID())
  expect(connect).not.toHaveBeenCalled()
  expect(fetched).not.toHaveBeenCalled()
  expect(loadedSdks()).toEqual([])
  await close()
})

const tencent = { TENCENT_SECRET_ID: 'i', TENCENT_SECRET_KEY: 'k' }
const text = { CAPTCHA_PROVIDER: 'embedded', SMS_SIGN: '启航', SMS_TEMPLATE: '1' }

it.each([
  ['sms', { SMS_PROVIDER: 'aliyun', ALIYUN_KEY_ID: 'i', ALIYUN_KEY_SECRET: 'k', ...text }],
  ['sms', { SMS_PROVIDER: 'tencent', SMS_APP_ID: '1', ...tencent, ...text }],
  [
    'captcha',
    {
      CAPTCHA_PROVIDER: 'tencent',
      CAPTCHA_SMS_APP_ID: '1',
      CAPTCHA_SMS_APP_SECRET: 's',
      CAPTCHA_LOGIN_APP_ID: '2',
      CAPTCHA_LOGIN_APP_SECRET: 's',
      ...tencent,
    },
  ],
])('takes the configured %s, and stays silent until it is wanted: %o', async (name, env) => {
  const connect = vi.spyOn(Socket.prototype, 'connect')
  const { sms, outbox, captcha, puzzle, close } = await adaptersOf(env)
  expect(loadedSdks()).not.toEqual([])
  expect({ sms: sms !== outbox, captcha: captcha !== puzzle }).toEqual({ sms: false, captcha: false, [name]: true })
  expect(connect).not.toHaveBeenCalled()
  await close()
})

it('takes the configured bucket, and stays silent until it is wanted', async () => {
  const connect = vi.spyOn(Socket.prototype, 'connect')
  const { files } = readSettings({
    FILES_PROVIDER: 's3',
    S3_REGION: 'r',
    S3_BUCKET: 'bucket',
    S3_KEY_ID: 'i',
    S3_KEY_SECRET: 'k',
  }).providers
  await filesAt(files, '/nowhere', randomUUID())
  expect(loadedSdks().some((file) => file.includes('@aws-sdk/client-s3'))).toBe(true)
  expect(connect).not.toHaveBeenCalled()
})
