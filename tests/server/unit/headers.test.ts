import { expect, it } from 'vitest'
import { pageHeaders, securityHeaders } from '../../../server/platform/http/headers.ts'
import { readSettings } from '../../../server/platform/settings/settings.ts'

const policyOf = (env: Record<string, string>) => {
  const policy = pageHeaders(readSettings(env))['content-security-policy'] ?? ''
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

const own = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data:",
  'media-src': "'self' blob:",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

const tencent = {
  CAPTCHA_PROVIDER: 'tencent',
  TENCENT_SECRET_ID: 'id',
  TENCENT_SECRET_KEY: 'secret',
  CAPTCHA_SMS_APP_ID: '1',
  CAPTCHA_SMS_APP_SECRET: 's',
  CAPTCHA_LOGIN_APP_ID: '2',
  CAPTCHA_LOGIN_APP_SECRET: 's',
}

it('lets nobody else’s script into a page unless one is configured', () => {
  expect(policyOf({})).toEqual(own)
  expect(pageHeaders(readSettings({}))).toEqual(securityHeaders)
  const keysAlone = { TENCENT_SECRET_ID: 'id', CAPTCHA_SCRIPT: 'https://c.example/c.js' }
  expect(policyOf(keysAlone)).toEqual(own)
})

it('lets the configured captcha in, with its frame [CAP-5]', () => {
  const captcha = 'https://turing.captcha.qcloud.com https://*.captcha.qcloud.com https://*.captcha.gtimg.com'
  expect(policyOf(tencent)).toEqual({
    ...own,
    'script-src': `'self' ${captcha}`,
    'style-src': `'self' ${captcha}`,
    'img-src': `'self' data: ${captcha}`,
    'connect-src': `'self' ${captcha}`,
    'frame-src': `'self' ${captcha}`,
  })
})

it('lets the configured counter in, without its path or query [SITE-6]', () => {
  expect(policyOf({ ANALYTICS_SCRIPT: 'https://hm.example:8443/hm.js?0123' })).toEqual({
    ...own,
    'script-src': "'self' https://hm.example:8443",
    'img-src': "'self' data: https://hm.example:8443",
    'connect-src': "'self' https://hm.example:8443",
  })
})

it('shows pictures and films of the hosts that the settings name, and takes nothing else from there', () => {
  expect(policyOf({ MEDIA_HOSTS: 'https://img.example, https://Media.example:443' })).toEqual({
    ...own,
    'img-src': "'self' data: https://img.example https://media.example",
    'media-src': "'self' blob: https://img.example https://media.example",
  })
})

it('keeps what calls answer closed, whatever is configured', () => {
  expect(securityHeaders['content-security-policy']).not.toContain('http')
})

it('allows the connection to Stately’s inspector where the settings name it, and nothing else [FLOW-4]', () => {
  const policyOf = (env: Record<string, string>) => pageHeaders(readSettings(env))['content-security-policy'] ?? ''
  const plain = policyOf({})
  const attached = policyOf({ INSPECTOR: '1', STATELY_INSPECTOR: 'ws://localhost:1234/path' })
  expect(attached).toBe(plain.replace("connect-src 'self'", "connect-src 'self' ws://localhost:1234"))
})
