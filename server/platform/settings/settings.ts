import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { readNetworks } from '../http/addresses/proxies.ts'
import type { InspectorSettings } from '../http/inspector-settings.ts'
import { type ProviderSettings, providerEnvironment, readProviders } from './provider-settings.ts'
import { SettingsError } from './settings-error.ts'
import { type SiteOverlay, siteEnvironment, siteOverlay } from './site-overlay.ts'

const zeroOrOne = v.pipe(
  v.picklist(['0', '1'], 'must be 0 or 1'),
  v.transform((value) => value === '1'),
)
const flag = v.optional(zeroOrOne, '0')

/** @param says what is wrong, whatever it is */
const wholeNumber = (least: number, most: number, says: string) =>
  v.pipe(v.string(), v.toNumber(says), v.integer(says), v.minValue(least, says), v.maxValue(most, says))

const where = (holds: (text: string) => boolean, says: string) => v.optional(v.pipe(v.string(), v.check(holds, says)))

/** Origins from a list with commas; null where something in it is none. */
function readOrigins(list: string): readonly string[] | null {
  const entries = list.split(',').map((entry) => entry.trim())
  const areOrigins = entries.every((entry) => /^https:\/\/[\w.-]+(:\d+)?$/.test(entry) && URL.canParse(entry))
  return areOrigins ? entries.map((entry) => new URL(entry).origin) : null
}

const environment = v.object({
  PORT: v.optional(wholeNumber(0, 65_535, 'must be a port number'), '8080'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must be an address to listen on')), '127.0.0.1'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must be a directory')), '.data'),
  FSYNC: v.optional(zeroOrOne),
  DATABASE_URL: where((url) => /^postgres(ql)?:\/\//.test(url), 'must be an address that starts with postgres://'),
  REDIS_URL: where(
    (url) => /^rediss?:\/\/[^/\s]+(\/\d*)?$/.test(url) && URL.canParse(url),
    'must be an address such as redis://host:6379 or rediss://user:key@host:6379/0',
  ),
  NODE_ENV: v.optional(v.picklist(['development', 'test', 'production'], 'must be development, test or production')),
  DEMO: flag,
  DEMO_IN_PRODUCTION: flag,
  SEED_SCALE: v.optional(wholeNumber(1, 100, 'must be a whole number from 1 to 100')),
  SECRET: v.optional(v.pipe(v.string(), v.minCodePoints(32, 'must have at least 32 characters'))),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.transform(readNetworks),
      v.check(
        (networks) => networks !== null,
        'must name the networks of the proxies before the server, such as loopback or 10.0.0.0/8, 192.168.1.4; leave it out where there is none',
      ),
    ),
  ),
  MEDIA_HOSTS: v.optional(
    v.pipe(
      v.string(),
      v.transform(readOrigins),
      v.check(
        (origins) => origins !== null,
        'must name hosts by https:// and without a path, such as https://media.example.edu, with commas between them',
      ),
    ),
  ),
  EMPLOYER_OFFICE_URL: where(
    (url) => /^https?:\/\/[^\s]+$/.test(url) && URL.canParse(url) && !url.includes('#'),
    'must be the address of the employers’ back office, such as https://hr.example.com/, without a #',
  ),
  KEEP_APPLICATIONS_DAYS: v.optional(wholeNumber(1, 3650, 'must be a whole number of days from 1 to 3650'), '730'),
  INSPECTOR: v.optional(zeroOrOne),
  STATELY_INSPECTOR: where(
    (url) => /^wss?:\/\/[^\s'";]+$/.test(url),
    'must be an address that starts with ws:// or wss://',
  ),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    ),
    'info',
  ),
  ...providerEnvironment,
  ...siteEnvironment,
})

export interface Settings {
  readonly port: number
  readonly host: string
  /** Directory of the embedded database; unused where `databaseUrl` is set. */
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** Whether the embedded database flushes to the disk before it answers. */
  readonly fsync: boolean
  /** Of the Redis that several processes share; null where this one keeps short-lived state in its memory. */
  readonly redisUrl: string | null
  readonly demo: boolean
  /** How many times the usual 60 companies and 240 positions the demonstration has. */
  readonly seedScale: number
  /** Key of the digests that stand in for one-time passwords, and of the seals of tickets and browsers' ids. */
  readonly secret: string
  /** Networks of the proxies whose word counts for where a visitor comes from, and how. */
  readonly trustedProxies: readonly string[]
  /** Origins that pictures and films may come from, beside our own. */
  readonly mediaHosts: readonly string[]
  /** Of the employers' back office that the site has already; null for the desk of this product. */
  readonly employerOffice: string | null
  /** For which what students sent is kept once the application ended. */
  readonly keepApplicationsDays: number
  /** Null where the product runs without the inspector. */
  readonly inspector: InspectorSettings | null
  readonly logLevel: v.InferOutput<typeof environment>['LOG_LEVEL']
  readonly providers: ProviderSettings
  readonly siteOverlay: SiteOverlay
}

/**
 * Reads the settings from environment variables; an empty variable counts as absent.
 * @throws SettingsError
 */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = v.safeParse(environment, given)
  if (!read.success) {
    const [issue] = read.issues
    throw new SettingsError(`The setting ${v.getDotPath(issue)} ${issue.message}.`)
  }
  const values = read.output
  const isProduction = values.NODE_ENV === 'production'
  if (values.DEMO && isProduction && !values.DEMO_IN_PRODUCTION) {
    throw new SettingsError(
      'The setting DEMO=1 lets anyone log in as anyone, so NODE_ENV=production refuses it; set DEMO_IN_PRODUCTION=1 too if that is meant.',
    )
  }
  if (values.DEMO && !isLoopback(values.HOST) && !values.DEMO_IN_PRODUCTION) {
    throw new SettingsError(
      `The setting DEMO=1 lets anyone log in as anyone, so HOST must be an address of this machine alone, such as 127.0.0.1; set DEMO_IN_PRODUCTION=1 too if HOST=${values.HOST} is meant.`,
    )
  }
  if (isProduction && !values.SECRET) {
    throw new SettingsError(
      'The setting SECRET is required where NODE_ENV is production: 32 random characters or more.',
    )
  }
  if (values.REDIS_URL && !values.SECRET) {
    throw new SettingsError(
      'The setting SECRET is required where REDIS_URL is set: 32 random characters or more, the same for every process.',
    )
  }
  if (values.SEED_SCALE !== undefined && !values.DEMO) {
    throw new SettingsError(
      'The setting SEED_SCALE says how large the demonstration is; set DEMO=1 too, or leave it out.',
    )
  }
  const providers = readProviders(values)
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    fsync: values.FSYNC ?? isProduction,
    redisUrl: values.REDIS_URL ?? null,
    demo: values.DEMO,
    seedScale: values.SEED_SCALE ?? 1,
    secret: values.SECRET ?? randomBytes(32).toString('base64url'),
    trustedProxies: values.TRUST_PROXY ?? [],
    mediaHosts: values.MEDIA_HOSTS ?? [],
    employerOffice: values.EMPLOYER_OFFICE_URL ?? null,
    keepApplicationsDays: values.KEEP_APPLICATIONS_DAYS,
    inspector: (values.INSPECTOR ?? isForDevelopers(values)) ? { stately: values.STATELY_INSPECTOR ?? null } : null,
    logLevel: values.LOG_LEVEL,
    providers,
    siteOverlay: siteOverlay(values, providers),
  }
}

/** Where only this machine reaches what listens there. */
const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|::1)$/.test(host)

const isForDevelopers = ({ NODE_ENV, DEMO }: v.InferOutput<typeof environment>): boolean =>
  NODE_ENV === 'development' || (DEMO && NODE_ENV !== 'production')
