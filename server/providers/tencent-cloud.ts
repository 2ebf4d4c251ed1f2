import type { ClientConfig } from 'tencentcloud-sdk-nodejs-common/tencentcloud/common/interface.js'
import { ProviderError } from '../platform/provider-error.ts'

/** Seconds. */
const TIMEOUT = 5

/** What every client of Tencent Cloud's SDK is made with. */
export function cloudConfig(key: { id: string; secret: string }, endpoint: string, region?: string): ClientConfig {
  const { host, protocol } = new URL(endpoint)
  return {
    credential: { secretId: key.id, secretKey: key.secret },
    ...(region && { region }),
    profile: { httpProfile: { endpoint: host, protocol: `${protocol}//`, reqTimeout: TIMEOUT } },
  }
}

/** The SDK's errors carry the provider's code, and messages that may quote what was sent. */
export function cloudError(provider: string, error: unknown): ProviderError {
  const code = error instanceof Error && 'code' in error && error.code ? String(error.code) : 'unreachable'
  return new ProviderError(provider, code)
}
