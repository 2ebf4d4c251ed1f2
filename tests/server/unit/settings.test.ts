import { describe, expect, it } from 'vitest'
import { readSettings } from '../../../server/settings.ts'
import { SettingsError } from '../../../server/settings-error.ts'

it('starts without any setting', () => {
  const { secret, ...settings } = readSettings({})
  expect(settings).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir: '.data',
    databaseUrl: null,
    demo: false,
    trustProxy: false,
    logLevel: 'info',
  })
  expect(secret).toMatch(/^[\w-]{43}$/)
})

it('takes what the environment says, and an empty variable for none', () => {
  const secret = 's'.repeat(32)
  const env = {
    PORT: '9000',
    HOST: '0.0.0.0',
    DATA_DIR: '/var/lib/qihang',
    DATABASE_URL: 'postgres://localhost/qihang',
    DEMO: '1',
    NODE_ENV: 'production',
    DEMO_IN_PRODUCTION: '1',
    SECRET: secret,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
  }
  expect(readSettings(env)).toEqual({
    port: 9000,
    host: '0.0.0.0',
    dataDir: '/var/lib/qihang',
    databaseUrl: 'postgres://localhost/qihang',
    demo: true,
    secret,
    trustProxy: true,
    logLevel: 'warn',
  })
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: null })
})

describe('stops with a sentence that names the setting', () => {
  it.each([
    [{ PORT: 'eighty' }, 'The setting PORT must be a port number.'],
    [{ PORT: '80.5' }, 'The setting PORT must be a port number.'],
    [{ PORT: '70000' }, 'The setting PORT must be a port number.'],
    [{ DATABASE_URL: 'mysql://x' }, 'The setting DATABASE_URL must be an address that starts with postgres://.'],
    [{ DEMO: 'yes' }, 'The setting DEMO must be 0 or 1.'],
    [{ NODE_ENV: 'prod' }, 'The setting NODE_ENV must be development, test or production.'],
    [{ SECRET: 'short' }, 'The setting SECRET must have at least 32 characters.'],
    [{ LOG_LEVEL: 'loud' }, 'The setting LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent.'],
    [
      { NODE_ENV: 'production' },
      'The setting SECRET is required where NODE_ENV is production: 32 random characters or more.',
    ],
    [
      { NODE_ENV: 'production', DEMO: '1', SECRET: 's'.repeat(32) },
      'The setting DEMO=1 lets anyone log in as anyone, so NODE_ENV=production refuses it; set DEMO_IN_PRODUCTION=1 too if that is meant.',
    ],
  ])('%j', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(new SettingsError(sentence))
  })
})
