import type { Settings } from '../settings/settings.ts'

/** Where the captcha's script gets its own parts from, whatever address it has itself. */
const CAPTCHA_PARTS = ['https://*.captcha.qcloud.com', 'https://*.captcha.gtimg.com']

interface Foreign {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly pictures: readonly string[]
  readonly films: readonly string[]
  readonly requests: readonly string[]
  readonly frames: readonly string[]
}

const nobody: Foreign = { scripts: [], styles: [], pictures: [], films: [], requests: [], frames: [] }

function policy(
  { scripts, styles, pictures, films, requests, frames }: Foreign,
  ancestors: "'none'" | "'self'",
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    // Components set custom properties on elements; style elements and foreign sheets stay out.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...pictures].join(' '),
    // What was recorded a moment ago is played from this page's own memory.
    ["media-src 'self' blob:", ...films].join(' '),
    ["connect-src 'self'", ...requests].join(' '),
    ...(frames.length > 0 ? [["frame-src 'self'", ...frames].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
  ].join('; ')
}

const headersOf = (foreign: Foreign) =>
  ({
    'content-security-policy': policy(foreign, "'none'"),
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
  }) as const

/** On every answer; written out once, since composing them for each costs more than a poll. */
export const securityHeaders = headersOf(nobody)

/** Where https: for a year the browser comes by nothing else. Other hosts of the domain may be others', so it says nothing of them. */
export const HSTS = { 'strict-transport-security': 'max-age=31536000' } as const

/**
 * The headers of a document that carries scripts within itself.
 * @param hashes of the scripts, as a policy names them: `'sha256-…'`
 */
export const withScripts = (headers: Readonly<Record<string, string>>, hashes: readonly string[]) => ({
  ...headers,
  'content-security-policy': String(headers['content-security-policy']).replace(
    "script-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
  ),
})

/** Of the one page that our own pages may show in a frame: the inspector beside them. */
export const framedHeaders = {
  ...securityHeaders,
  'content-security-policy': policy(nobody, "'self'"),
  'x-frame-options': 'SAMEORIGIN',
} as const

/** Those of pages, which may run the scripts and show the pictures and films that the settings name, and nobody else's. */
export function pageHeaders({
  providers: { captcha, analyticsScript },
  inspector,
  mediaHosts,
}: Pick<Settings, 'providers' | 'inspector' | 'mediaHosts'>): Readonly<Record<string, string>> {
  const ofCaptcha = captcha.provider === 'tencent' ? [new URL(captcha.script).origin, ...CAPTCHA_PARTS] : []
  const ofAnalytics = analyticsScript ? [new URL(analyticsScript).origin] : []
  const both = [...new Set([...ofCaptcha, ...ofAnalytics])]
  const requests = inspector?.stately ? [...both, new URL(inspector.stately).origin] : both
  return headersOf({
    scripts: both,
    pictures: [...both, ...mediaHosts],
    films: mediaHosts,
    requests,
    frames: ofCaptcha,
    styles: ofCaptcha,
  })
}

/** Of an answer that comes bit by bit: a proxy that gathers or packs what it passes on would hold everything back. */
export const streamHeaders = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' }
