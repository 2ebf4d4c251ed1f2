import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { Socket } from 'node:net'
import { promisify } from 'node:util'
import { afterEach, expect, it, vi } from 'vitest'
import { createMemoryEphemeral } from '../../../../server/platform/ephemeral/ephemeral.ts'
import { filesAt } from '../../../../server/platform/files/file-store.ts'
import { createLog } from '../../../../server/platform/log.ts'
import { readSettings } from '../../../../server/platform/settings/settings.ts'
import { createProviders } from '../../../../server/providers/providers.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

async function adaptersOf(env: Record<string, string>) {
  const ephemeral = createMemoryEphemeral(Date.now)
  const log = createLog('silent')
  const adapters = await createProviders(readSettings(env).providers, {
    ephemeral,
    clock: Date.now,
    log,
  })
  return { ...adapters, close: () => ephemeral.close() }
}

/** Whose SDKs a process with these settings has loaded. */
async function loadedSdks(env: Record<string, string>): Promise<readonly string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/server/unit/adapters/sdks-loaded.ts'], { env })
  return JSON.parse(stdout)
}

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
  expect(await loadedSdks({})).toEqual([])
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
  expect(await loadedSdks(env)).not.toEqual([])
  expect({ sms: sms !== outbox, captcha: captcha !== puzzle }).toEqual({ sms: false, captcha: false, [name]: true })
  expect(connect).not.toHaveBeenCalled()
  await close()
})

it('takes the configured bucket, and stays silent until it is wanted', async () => {
  const connect = vi.spyOn(Socket.prototype, 'connect')
  const env = { FILES_PROVIDER: 's3', S3_REGION: 'r', S3_BUCKET: 'bucket', S3_KEY_ID: 'i', S3_KEY_SECRET: 'k' }
  await filesAt(readSettings(env).providers.files, '/nowhere', randomUUID())
  expect(await loadedSdks(env)).toContain('@aws-sdk/client-s3')
  expect(connect).not.toHaveBeenCalled()
})
