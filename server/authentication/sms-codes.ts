import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { CODE_LENGTH } from '../../contract/rules.ts'
import type { Clock, Ephemeral, Key } from '../adapters/ephemeral.ts'
import { randomToken } from '../random.ts'

export const CODE_MINUTES = 5
const MINUTE = 60_000
const LIFETIME = CODE_MINUTES * MINUTE
const DAY = 24 * 60 * MINUTE
export const SENDS_A_DAY = 10
export const TRIES = 5

/** Milliseconds between two codes for each thing that one is for; a code for another purpose opens nothing. */
const betweenSends = {
  'student-login': MINUTE,
  'employer-login': MINUTE / 2,
  'employer-register': MINUTE / 2,
  'employer-forgot': MINUTE / 2,
} as const
export type Purpose = keyof typeof betweenSends

/** Whom a one-time password is bound to. */
export interface Holder {
  readonly phone: string
  readonly purpose: Purpose
  readonly browserId: string
}

export type Issued =
  | { kind: 'issued'; code: string }
  /** Asked again too soon; `seconds` to wait. */
  | { kind: 'wait'; seconds: number }
  | { kind: 'dayLimit' }

export type Redeemed =
  /** `restore` makes it valid again, for the case that what it was for failed on our side. */
  | { kind: 'right'; restore(): Promise<void> }
  | { kind: 'wrong'; left: number }
  | { kind: 'tooManyTries' }
  /** Never sent to this browser, over, used or replaced. */
  | { kind: 'none' }

export type CodeFailure = Exclude<Redeemed, { kind: 'right' }>

export interface SmsCodes {
  /** A fresh code; the phone's former one for this purpose is void. */
  issue(holder: Holder): Promise<Issued>
  /** Takes back a code that could not be sent, and the wait with it. */
  withdraw(holder: Holder): Promise<void>
  redeem(holder: Holder, typed: string): Promise<Redeemed>
  /** As `redeem`, tries counted alike, but a right code stays valid. Null where it is right. */
  check(holder: Holder, typed: string): Promise<CodeFailure | null>
}

interface Stored {
  readonly id: string
  readonly digest: string
  readonly browserId: string
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
}

const codeKey = ({ purpose, phone }: Holder): Key => `code:otp:${purpose}:${phone}`
const waitKey = ({ purpose, phone }: Holder): Key => `code:wait:${purpose}:${phone}`

/** @param secret key of the digests; the codes themselves are kept nowhere */
export function createSmsCodes(ephemeral: Ephemeral, clock: Clock, secret: string): SmsCodes {
  const digestOf = ({ phone, purpose, browserId }: Holder, id: string, code: string) =>
    createHmac('sha256', secret).update([purpose, phone, browserId, id, code].join('\n')).digest('base64url')

  /** What the holder was sent, where `typed` is that. */
  async function compare(holder: Holder, typed: string): Promise<CodeFailure | { kind: 'right'; raw: string }> {
    const raw = await ephemeral.get(codeKey(holder))
    const stored: Stored | null = raw && JSON.parse(raw)
    if (!raw || stored?.browserId !== holder.browserId) return { kind: 'none' }
    // Counted before it is compared, so that parallel guesses get no more tries than patient ones.
    const tries = await ephemeral.increment(`code:tries:${stored.id}`, LIFETIME)
    if (tries > TRIES) return { kind: 'tooManyTries' }
    if (isSame(stored.digest, digestOf(holder, stored.id, typed))) return { kind: 'right', raw }
    return tries === TRIES ? { kind: 'tooManyTries' } : { kind: 'wrong', left: TRIES - tries }
  }

  return {
    async issue(holder) {
      const wait = betweenSends[holder.purpose]
      if (!(await ephemeral.setIfAbsent(waitKey(holder), String(clock() + wait), wait))) {
        const deadline = Number((await ephemeral.get(waitKey(holder))) ?? clock())
        return { kind: 'wait', seconds: Math.max(1, Math.ceil((deadline - clock()) / 1000)) }
      }
      if ((await ephemeral.increment(`security:sms-day:${holder.phone}`, DAY)) > SENDS_A_DAY)
        return { kind: 'dayLimit' }
      const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
      const id = randomToken()
      const stored: Stored = {
        id,
        digest: digestOf(holder, id, code),
        browserId: holder.browserId,
        expiresAt: clock() + LIFETIME,
      }
      await ephemeral.set(codeKey(holder), JSON.stringify(stored), LIFETIME)
      return { kind: 'issued', code }
    },

    async withdraw(holder) {
      await ephemeral.take(codeKey(holder))
      await ephemeral.take(waitKey(holder))
    },

    async redeem(holder, typed) {
      const outcome = await compare(holder, typed)
      if (outcome.kind !== 'right') return outcome
      const { raw } = outcome
      if (!(await ephemeral.compareAndDelete(codeKey(holder), raw))) return { kind: 'none' }
      return {
        kind: 'right',
        async restore() {
          const { expiresAt }: Stored = JSON.parse(raw)
          await ephemeral.setIfAbsent(codeKey(holder), raw, Math.max(expiresAt - clock(), 1))
        },
      }
    },

    async check(holder, typed) {
      const outcome = await compare(holder, typed)
      if (outcome.kind !== 'right') return outcome
      // Whoever had it right keeps every try for the use of it.
      const { id }: Stored = JSON.parse(outcome.raw)
      await ephemeral.take(`code:tries:${id}`)
      return null
    },
  }
}

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))
