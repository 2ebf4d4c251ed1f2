/** Reasons that are not the service's own: ours, and Node's words for a connection that failed. */
const UNTOLD = /^(?:unreachable|malformed|E[A-Z]+)$/

/** An outside service that refused, or did not answer. Its message holds nothing of a visitor, so that it may be logged. */
export class ProviderError extends Error {
  /** The service's own code, or `unreachable`, or `malformed`. */
  readonly reason: string

  /** @param code as the service sent it */
  constructor(provider: string, code: string | number) {
    const reason = /^[\w.:-]{1,64}$/.test(String(code)) ? String(code) : 'malformed'
    super(`${provider}: ${reason}`)
    this.name = 'ProviderError'
    this.reason = reason
  }

  /** The service said no. Otherwise it may have done what it was asked: the answer never came, or made no sense. */
  get isRefusal(): boolean {
    return !UNTOLD.test(this.reason)
  }
}
