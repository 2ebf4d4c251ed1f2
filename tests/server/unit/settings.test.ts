import { describe, expect, it } from 'vitest'
import { university as siteInfo } from '../../../machines/site/site/site.paths.ts'
import { readSettings } from '../../../server/platform/settings/settings.ts'
import { SettingsError } from '../../../server/platform/settings/settings-error.ts'

const embedded = {
  sms: { provider: 'embedded' },
  captcha: { provider: 'embedded' },
  wechat: null,
  miniprogramKey: null,
  analyticsScript: '',
  ai: null,
  files: { provider: 'embedded' },
}

it('starts without any setting', () => {
  const { secret, siteOverlay: _, ...settings } = readSettings({})
  expect(settings).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir: '.data',
    databaseUrl: null,
    fsync: false,
    redisUrl: null,
    demo: false,
    seedScale: 1,
    trustedProxies: [],
    mediaHosts: [],
    employerOffice: null,
    keepApplicationsDays: 730,
    inspector: null,
    logLevel: 'info',
    providers: embedded,
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
    REDIS_URL: 'rediss://qihang:key@cache:6380/1',
    DEMO: '1',
    SEED_SCALE: '50',
    NODE_ENV: 'production',
    DEMO_IN_PRODUCTION: '1',
    SECRET: secret,
    TRUST_PROXY: 'loopback, 10.0.0.0/8,192.168.1.4,2001:db8::/32',
    MEDIA_HOSTS: 'https://img.example,https://media.example:8443',
    EMPLOYER_OFFICE_URL: 'https://hr.example.com/',
    KEEP_APPLICATIONS_DAYS: '365',
    LOG_LEVEL: 'warn',
  }
  const { siteOverlay: _, ...settings } = readSettings(env)
  expect(settings).toEqual({
    port: 9000,
    host: '0.0.0.0',
    dataDir: '/var/lib/qihang',
    databaseUrl: 'postgres://localhost/qihang',
    fsync: true,
    redisUrl: 'rediss://qihang:key@cache:6380/1',
    demo: true,
    seedScale: 50,
    secret,
    trustedProxies: ['127.0.0.0/8', '::1/128', '10.0.0.0/8', '192.168.1.4', '2001:db8::/32'],
    mediaHosts: ['https://img.example', 'https://media.example:8443'],
    employerOffice: 'https://hr.example.com/',
    keepApplicationsDays: 365,
    inspector: null,
    logLevel: 'warn',
    providers: embedded,
  })
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: null })
})

it.each(['0', '-1', '1.5', 'forever', '3651'])('keeps applications for no %s days', (KEEP_APPLICATIONS_DAYS) => {
  expect(() => readSettings({ KEEP_APPLICATIONS_DAYS })).toThrow(
    new SettingsError('The setting KEEP_APPLICATIONS_DAYS must be a whole number of days from 1 to 3650.'),
  )
})

it('has the inspector in the demonstration and where people say that they develop, else only where they ask for it [FLOW-4]', () => {
  const production = { NODE_ENV: 'production', SECRET: 's'.repeat(32) }
  for (const env of [{}, { NODE_ENV: 'test' }, { STATELY_INSPECTOR: 'ws://localhost:1234' }, production]) {
    expect(readSettings(env).inspector).toBeNull()
    expect(readSettings({ ...env, INSPECTOR: '1' }).inspector).not.toBeNull()
  }
  expect(readSettings({ ...production, DEMO: '1', DEMO_IN_PRODUCTION: '1' }).inspector).toBeNull()
  for (const env of [{ DEMO: '1' }, { NODE_ENV: 'development' }]) {
    expect(readSettings(env).inspector).toEqual({ stately: null })
    expect(readSettings({ ...env, INSPECTOR: '0' }).inspector).toBeNull()
  }
  expect(readSettings({ DEMO: '1', STATELY_INSPECTOR: 'ws://localhost:1234' }).inspector).toEqual({
    stately: 'ws://localhost:1234',
  })
})

const BEFORE_PROXIES =
  'The setting TRUST_PROXY must name the networks of the proxies before the server, such as loopback or 10.0.0.0/8, 192.168.1.4; leave it out where there is none.'

it.each(['1', '0', 'true', '10.0.0.0/33', '10.0.0', '0.0.0.0/0', '::/0', 'loopback,', 'proxy.example', '10.0.0.1/x'])(
  'trusts no proxy by %j',
  (TRUST_PROXY) => {
    expect(() => readSettings({ TRUST_PROXY })).toThrow(new SettingsError(BEFORE_PROXIES))
  },
)

it.each([
  'http://img.example',
  'img.example',
  'https://img.example/',
  'https://img.example,',
  'https://*.example',
  "https://a.example'; script-src *",
  'https://a.example:99999',
])('shows pictures of no host by %j', (MEDIA_HOSTS) => {
  expect(() => readSettings({ MEDIA_HOSTS })).toThrow(
    new SettingsError(
      'The setting MEDIA_HOSTS must name hosts by https:// and without a path, such as https://media.example.edu, with commas between them.',
    ),
  )
})

describe('the demonstration', () => {
  it.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('listens on %s', (HOST) => {
    expect(readSettings({ DEMO: '1', HOST }).host).toBe(HOST)
  })

  it.each(['0.0.0.0', '::', '192.168.1.4', '127.example', 'localhost.example', '1270.0.0.1'])(
    'is shown on %s to whoever comes only where that is meant',
    (HOST) => {
      expect(() => readSettings({ DEMO: '1', HOST })).toThrow(
        new SettingsError(
          `The setting DEMO=1 lets anyone log in as anyone, so HOST must be an address of this machine alone, such as 127.0.0.1; set DEMO_IN_PRODUCTION=1 too if HOST=${HOST} is meant.`,
        ),
      )
      expect(readSettings({ DEMO: '1', HOST, DEMO_IN_PRODUCTION: '1' })).toMatchObject({ host: HOST, demo: true })
      expect(readSettings({ HOST }).host).toBe(HOST)
    },
  )
})

describe('stops with a sentence that names the setting', () => {
  it.each([
    [{ PORT: 'eighty' }, 'The setting PORT must be a port number.'],
    [{ PORT: '80.5' }, 'The setting PORT must be a port number.'],
    [{ PORT: '70000' }, 'The setting PORT must be a port number.'],
    [{ DATABASE_URL: 'mysql://x' }, 'The setting DATABASE_URL must be an address that starts with postgres://.'],
    ...['http://x', 'redis://', 'redis://x/name', 'redis://:::'].map((url): [Record<string, string>, string] => [
      { REDIS_URL: url, SECRET: 's'.repeat(32) },
      'The setting REDIS_URL must be an address such as redis://host:6379 or rediss://user:key@host:6379/0.',
    ]),
    [
      { REDIS_URL: 'redis://localhost' },
      'The setting SECRET is required where REDIS_URL is set: 32 random characters or more, the same for every process.',
    ],
    [{ DEMO: 'yes' }, 'The setting DEMO must be 0 or 1.'],
    [{ MINIPROGRAM_KEY: 'k'.repeat(31) }, 'The setting MINIPROGRAM_KEY must have at least 32 characters.'],
    [{ DEMO: '1', SEED_SCALE: '0' }, 'The setting SEED_SCALE must be a whole number from 1 to 100.'],
    [{ DEMO: '1', SEED_SCALE: '101' }, 'The setting SEED_SCALE must be a whole number from 1 to 100.'],
    [{ DEMO: '1', SEED_SCALE: '1.5' }, 'The setting SEED_SCALE must be a whole number from 1 to 100.'],
    [
      { SEED_SCALE: '2' },
      'The setting SEED_SCALE says how large the demonstration is; set DEMO=1 too, or leave it out.',
    ],
    [{ NODE_ENV: 'prod' }, 'The setting NODE_ENV must be development, test or production.'],
    [{ SECRET: 'short' }, 'The setting SECRET must have at least 32 characters.'],
    [{ INSPECTOR: 'yes' }, 'The setting INSPECTOR must be 0 or 1.'],
    [
      { STATELY_INSPECTOR: 'http://localhost' },
      'The setting STATELY_INSPECTOR must be an address that starts with ws:// or wss://.',
    ],
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

const aliyun = {
  SMS_PROVIDER: 'aliyun',
  CAPTCHA_PROVIDER: 'embedded',
  ALIYUN_KEY_ID: 'id',
  ALIYUN_KEY_SECRET: 'secret',
  SMS_SIGN: '启航',
  SMS_TEMPLATE: 'SMS_1',
}
const tencentKey = { TENCENT_SECRET_ID: 'id', TENCENT_SECRET_KEY: 'secret' }
const tencentSms = {
  ...tencentKey,
  CAPTCHA_PROVIDER: 'embedded',
  SMS_PROVIDER: 'tencent',
  SMS_APP_ID: '14',
  SMS_SIGN: '启航',
  SMS_TEMPLATE: '1',
}
const tencentCaptcha = {
  ...tencentKey,
  CAPTCHA_PROVIDER: 'tencent',
  CAPTCHA_SMS_APP_ID: '1901',
  CAPTCHA_SMS_APP_SECRET: 'sms-secret',
  CAPTCHA_LOGIN_APP_ID: '1902',
  CAPTCHA_LOGIN_APP_SECRET: 'login-secret',
}
const wechat = {
  WECHAT_APP_ID: 'wx',
  WECHAT_APP_SECRET: 'secret',
  WECHAT_LOGIN_PAGE: 'pages/login/index',
  WECHAT_SITE_PAGE: 'pages/site',
}
const s3 = {
  FILES_PROVIDER: 's3',
  S3_REGION: 'ap-east-1',
  S3_BUCKET: 'qihang-files',
  S3_KEY_ID: 'id',
  S3_KEY_SECRET: 'secret',
}

describe('outside services', () => {
  it.each([aliyun, tencentSms])('want to know what stands before messages that cost money: %o', (chosen) => {
    expect(() => readSettings({ ...chosen, CAPTCHA_PROVIDER: '' })).toThrow(
      new SettingsError(
        `The setting CAPTCHA_PROVIDER is required where SMS_PROVIDER is ${chosen.SMS_PROVIDER}: tencent, or embedded if our own puzzle alone is to stand before messages that cost money.`,
      ),
    )
    expect(readSettings(chosen).providers.captcha).toEqual({ provider: 'embedded' })
  })

  const key = { id: 'id', secret: 'secret' }

  it('are those that the environment chooses', () => {
    expect(readSettings({ ...aliyun, ...tencentCaptcha, ...wechat, ...s3 }).providers).toEqual({
      sms: {
        provider: 'aliyun',
        key,
        sign: '启航',
        templates: { code: { mainland: 'SMS_1', taiwan: 'SMS_1' }, notices: null },
        region: 'cn-hangzhou',
        endpoint: 'https://dysmsapi.aliyuncs.com',
      },
      captcha: {
        provider: 'tencent',
        key,
        smsApp: { id: '1901', secret: 'sms-secret' },
        loginApp: { id: '1902', secret: 'login-secret' },
        script: 'https://turing.captcha.qcloud.com/TJCaptcha.js',
        endpoint: 'https://captcha.tencentcloudapi.com',
      },
      wechat: {
        app: { id: 'wx', secret: 'secret' },
        loginPage: 'pages/login/index',
        sitePage: 'pages/site',
        api: 'https://api.weixin.qq.com',
      },
      miniprogramKey: null,
      analyticsScript: '',
      ai: null,
      files: {
        provider: 's3',
        bucket: 'qihang-files',
        key,
        region: 'ap-east-1',
        endpoint: null,
        isPathStyle: false,
        encryption: 'AES256',
      },
    })
    const own = { S3_ENDPOINT: 'http://127.0.0.1:9000', S3_PATH_STYLE: '1', S3_ENCRYPTION: 'none' }
    expect(readSettings({ ...s3, ...own }).providers.files).toMatchObject({
      endpoint: 'http://127.0.0.1:9000',
      isPathStyle: true,
      encryption: null,
    })
    expect(readSettings({ AI_BASE_URL: 'http://127.0.0.1:8000/v1/', AI_MODEL: 'm' }).providers.ai).toEqual({
      baseUrl: 'http://127.0.0.1:8000/v1',
      key: '',
      model: 'm',
      name: '127.0.0.1:8000',
      linesADay: 40,
    })
    const more = { SMS_TEMPLATE_TAIWAN: '2', SMS_REGION: 'ap-beijing', SMS_ENDPOINT: 'http://127.0.0.1:9' }
    expect(readSettings({ ...tencentSms, ...more }).providers.sms).toEqual({
      provider: 'tencent',
      appId: '14',
      key,
      sign: '启航',
      templates: { code: { mainland: '1', taiwan: '2' }, notices: null },
      region: 'ap-beijing',
      endpoint: 'http://127.0.0.1:9',
    })
    const told = {
      SMS_TEMPLATE_INVITE: '3',
      SMS_TEMPLATE_OFFER: '4',
      SMS_TEMPLATE_OFFER_TAIWAN: '5',
      SMS_TEMPLATE_MOVE: '6',
      SMS_TEMPLATE_CANCEL: '7',
      SMS_TEMPLATE_REMINDER: '8',
    }
    expect(readSettings({ ...tencentSms, ...told }).providers.sms).toMatchObject({
      templates: {
        notices: {
          invite: { mainland: '3', taiwan: '3' },
          offer: { mainland: '4', taiwan: '5' },
          move: { mainland: '6', taiwan: '6' },
          cancel: { mainland: '7', taiwan: '7' },
          hourBefore: { mainland: '8', taiwan: '8' },
        },
      },
    })
    expect(() => readSettings({ ...aliyun, SMS_TEMPLATE_INVITE: '3' })).toThrow(
      'The setting SMS_TEMPLATE_OFFER is required where SMS_TEMPLATE_INVITE is set.',
    )
  })

  it.each([
    [aliyun, 'SMS_PROVIDER is aliyun'],
    [tencentSms, 'SMS_PROVIDER is tencent'],
    [tencentCaptcha, 'CAPTCHA_PROVIDER is tencent'],
    [wechat, 'WECHAT_APP_ID is set'],
    [s3, 'FILES_PROVIDER is s3'],
  ])('have all they need, or the server says what is missing: %o', (env, choice) => {
    const chosen = ['SMS_PROVIDER', 'CAPTCHA_PROVIDER', 'WECHAT_APP_ID', 'FILES_PROVIDER']
    expect(() => readSettings(env)).not.toThrow()
    for (const name of Object.keys(env).filter((one) => !chosen.includes(one))) {
      const sentence = `The setting ${name} is required where ${choice}.`
      expect(() => readSettings({ ...env, [name]: '' })).toThrow(new SettingsError(sentence))
    }
  })

  const endpoint = 'must be http:// or https:// and a host, without a path.'
  const page = 'must be the path of a page without leading slash and without parameters.'
  it.each([
    [{ SMS_PROVIDER: 'other' }, 'The setting SMS_PROVIDER must be embedded, aliyun or tencent.'],
    [{ CAPTCHA_PROVIDER: 'aliyun' }, 'The setting CAPTCHA_PROVIDER must be embedded or tencent.'],
    [{ FILES_PROVIDER: 'ftp' }, 'The setting FILES_PROVIDER must be embedded or s3.'],
    [{ S3_ENDPOINT: 's3.example' }, `The setting S3_ENDPOINT ${endpoint}`],
    [
      { S3_BUCKET: 'a/b' },
      "The setting S3_BUCKET must be a bucket's name: 3 to 63 small letters, digits, dots and hyphens.",
    ],
    [{ S3_PATH_STYLE: 'yes' }, 'The setting S3_PATH_STYLE must be 0 or 1.'],
    [{ S3_ENCRYPTION: 'aws:kms' }, 'The setting S3_ENCRYPTION must be AES256 or none.'],
    [{ SMS_ENDPOINT: 'sms.example' }, `The setting SMS_ENDPOINT ${endpoint}`],
    [{ CAPTCHA_ENDPOINT: 'https://a.example/path' }, `The setting CAPTCHA_ENDPOINT ${endpoint}`],
    [{ CAPTCHA_SMS_APP_ID: 'one' }, 'The setting CAPTCHA_SMS_APP_ID must be a number.'],
    [{ WECHAT_LOGIN_PAGE: '/pages/login' }, `The setting WECHAT_LOGIN_PAGE ${page}`],
    [{ WECHAT_SITE_PAGE: 'pages/site?a=1' }, `The setting WECHAT_SITE_PAGE ${page}`],
    [
      { ANALYTICS_SCRIPT: "https://a.example/x'; script-src *" },
      'The setting ANALYTICS_SCRIPT must be an address that starts with http:// or https://.',
    ],
    [
      { AI_BASE_URL: '127.0.0.1:8000', AI_MODEL: 'm' },
      'The setting AI_BASE_URL must be an address that starts with http:// or https://.',
    ],
    [{ AI_BASE_URL: 'http://127.0.0.1:8000/v1' }, 'The setting AI_MODEL is required where AI_BASE_URL is set.'],
    [{ AI_LINES_A_DAY: '0' }, 'The setting AI_LINES_A_DAY must be a number from 1 to 9999.'],
    [{ JUMP_PAGE: '//elsewhere.example' }, 'The setting JUMP_PAGE must be a path or an address, without parameters.'],
    [
      { EMPLOYER_MAIN_TEST: 'test.example' },
      'The setting EMPLOYER_MAIN_TEST must be an address that starts with http:// or https://.',
    ],
    [
      { ...tencentCaptcha, CAPTCHA_LOGIN_APP_ID: '1901' },
      'The settings CAPTCHA_SMS_APP_ID and CAPTCHA_LOGIN_APP_ID must differ.',
    ],
  ])('are not set by %o', (env, sentence) => {
    expect(() => readSettings(env)).toThrow(new SettingsError(sentence))
  })
})

describe('a site', () => {
  const overlaid = (env: Record<string, string>) => readSettings(env).siteOverlay(siteInfo)

  it('is as its row says unless a setting stands in', () => {
    expect(overlaid({})).toEqual(siteInfo)
  })

  it('sends phones to the jump page of the settings [SITE-5]', () => {
    expect(overlaid({ JUMP_PAGE: 'https://m.example/open' })).toEqual({
      ...siteInfo,
      jump_page: 'https://m.example/open',
    })
  })

  it('has the employers’ main site and the transfer-login page of the settings [SITE-9]', () => {
    const employer_main = { ...siteInfo.employer_main, production: 'https://hr.example' }
    expect(overlaid({ EMPLOYER_MAIN_PRODUCTION: 'https://hr.example' })).toEqual({ ...siteInfo, employer_main })
    expect(overlaid({ EMPLOYER_MAIN_TEST: 'https://t.example' }).employer_main.test).toBe('https://t.example')
    expect(overlaid({ TRANSFER_LOGIN: 'https://sso.example/in' }).transfer_login).toBe('https://sso.example/in')
  })

  it('tells the browser of the captcha and of the counter that are configured [CAP-5] [SITE-6]', () => {
    const env = { ...tencentCaptcha, ANALYTICS_SCRIPT: 'https://hm.example/hm.js?id' }
    expect(overlaid(env)).toEqual({
      ...siteInfo,
      captcha: {
        provider: 'tencent',
        script: 'https://turing.captcha.qcloud.com/TJCaptcha.js',
        sms_app_id: '1901',
        login_app_id: '1902',
      },
      analytics: 'https://hm.example/hm.js?id',
    })
  })
})
