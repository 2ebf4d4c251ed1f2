import { randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { createMemoryEphemeral } from '../../../../server/platform/ephemeral/ephemeral.ts'
import { filesAt } from '../../../../server/platform/files/file-store.ts'
import { createLog } from '../../../../server/platform/log.ts'
import { readSettings } from '../../../../server/platform/settings/settings.ts'
import { createProviders } from '../../../../server/providers/providers.ts'

/** A process of its own, since tests of other files load SDKs: sets up what its environment says, uses what is embedded, and prints what it has loaded. */
const { providers } = readSettings(process.env)
const ephemeral = createMemoryEphemeral(Date.now)
const log = createLog('silent')
const { sms, outbox, captcha, puzzle, miniprogram } = await createProviders(providers, {
  ephemeral,
  clock: Date.now,
  log,
})
if (sms === outbox) await sms.send('13800000001', 'text', '123456')
if (captcha === puzzle) {
  await captcha.redeem({ appId: 'a', ticket: 't', randstr: 'r', browserId: null, address: '127.0.0.1' })
}
await miniprogram.loginCode('http://a.test', 'scene', false)
await miniprogram.siteCode('http://a.test', 'qp')
await filesAt(providers.files, '/nowhere', randomUUID())
const loaded = Object.keys(createRequire(import.meta.url).cache).flatMap(
  (file) => /node_modules\/(@alicloud|tencentcloud|@aws-sdk\/[\w-]+)/.exec(file)?.[1] ?? [],
)
console.log(JSON.stringify([...new Set(loaded)]))
await ephemeral.close()
