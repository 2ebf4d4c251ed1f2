import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { CODE_LENGTH } from '../../../contract/rules/fields.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Ephemeral, Key } from '../../platform/ephemeral/ephemeral.ts'
import { randomToken } from '../../platform/random.ts'
import { CODE_MINUTES } from '../../providers/sms.ts'
import { createSmsAllowance } from './sms-allowance.ts'

const MINUTE = 60_000
const LIFETIME = CODE_MINUTES * MINUTE
export const TRIES = 5

/** Milliseconds between two codes for each thing that one is for; a code for another purpose opens nothing. */
const betweenSends = {
  'student-login': MINUTE,
  'employer-login': MINUTE / 2,
  'employer-register': MINUTE / 2,
  'employer-forgot': MINUTE / 2,
} as const
export type Purpose = keyof typeof betweenSends

/** The browser and the phone that a one-time password is bound to; several browsers may hold one for the same phone. */
export interface Holder {
  readonly phone: string
  readonly purpose: Purpose
  readonly browserId: string
}

/** The browser and the address of a wish for a code. */
export interface Place {
  /** The address as limits count it. */
  readonly network: string
  /** The browser logged in to the phone's account before. */
  readonly isKnown: boolean
}

export type Issued =
  | {
      kind: 'issued'
      code: string
      /** The provider took the message: from now on the code holds, and the former one is void. */
      activate(): Promise<void>
      /**
       * The message was `refused`, or its fate is `doubtful`: the code never holds, the former one does. Wait and counts
       * are as before, so many times an hour.
       */
      withdraw(why: 'refused' | 'doubtful'): Promise<void>
    }
  /** Asked again too soon; `seconds` to wait. */
  | { kind: 'wait'; seconds: number }
  /** `dayLimit`: no more to this phone from here; `hourLimit`: no more from here to any. */
  | { kind: 'dayLimit' | 'hourLimit' }

export type Redeemed =
  /** `restore` makes it valid again, for the case that what it was for failed on our side. */
  | { kind: 'right'; restore(): Promise<void> }
  | { kind: 'wrong'; left: number }
  | { kind: 'tooManyTries' }
  /** Never asked for by this browser, over, used or replaced. */
  | { kind: 'none' }

export type CodeFailure = Exclude<Redeemed, { kind: 'right' }>

export interface SmsCodes {
  /** A fresh code that opens nothing until it is activated, so that nobody guesses what was never sent. */
  issue(holder: Holder, place: Place): Promise<Issued>
  redeem(holder: Holder, typed: string): Promise<Redeemed>
  /** Works as `redeem` and counts tries alike, but a right code stays valid. Null where it is right. */
  check(holder: Holder, typed: string): Promise<CodeFailure | null>
}

interface Stored {
  readonly id: string
  readonly digest: string
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
}

const codeKey = ({ purpose, phone, browserId }: Holder): Key => `code:otp:${purpose}:${phone}:${browserId}`
const waitKey = ({ purpose, phone, browserId }: Holder): Key => `code:wait:${purpose}:${phone}:${browserId}`

/** @param secret key of the digests; the codes themselves are kept nowhere */
export function createSmsCodes(ephemeral: Ephemeral, clock: Clock, secret: string): SmsCodes {
  const allowance = createSmsAllowance(ephemeral)

  const digestOf = ({ phone, purpose, browserId }: Holder, id: string, code: string) =>
    createHmac('sha256', secret).update([purpose, phone, browserId, id, code].join('\n')).digest('base64url')

  /** Reads the code that the holder was sent, where `typed` is that. */
  async function compare(holder: Holder, typed: string): Promise<CodeFailure | { kind: 'right'; raw: string }> {
    const raw = await ephemeral.get(codeKey(holder))
    if (!raw) return { kind: 'none' }
    const stored: Stored = JSON.parse(raw)
    // Counted before it is compared, so that parallel guesses get no more tries than patient ones.
    const tries = await ephemeral.increment(`code:tries:${stored.id}`, LIFETIME)
    if (tries > TRIES) return { kind: 'tooManyTries' }
    if (isSame(stored.digest, digestOf(holder, stored.id, typed))) return { kind: 'right', raw }
    return tries === TRIES ? { kind: 'tooManyTries' } : { kind: 'wrong', left: TRIES - tries }
  }

  /** A newer code is not overwritten. */
  async function putBack(holder: Holder, raw: string): Promise<void> {
    const { expiresAt }: Stored = JSON.parse(raw)
    await ephemeral.setIfAbsent(codeKey(holder), raw, Math.max(expiresAt - clock(), 1))
  }

  return {
    async issue(holder, place) {
      const wait = betweenSends[holder.purpose]
      const deadline = String(clock() + wait)
      if (!(await ephemeral.setIfAbsent(waitKey(holder), deadline, wait))) {
        const present = Number((await ephemeral.get(waitKey(holder))) ?? clock())
        return { kind: 'wait', seconds: Math.max(1, Math.ceil((present - clock()) / 1000)) }
      }
      const endWait = () => ephemeral.compareAndDelete(waitKey(holder), deadline)
      const spent = await allowance.spend({ ...holder, ...place }).catch(async (error: unknown) => {
        await endWait().catch(() => false)
        throw error
      })
      if (spent.kind !== 'spent') {
        await endWait()
        return spent
      }
      const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
      return {
        kind: 'issued',
        code,
        async activate() {
          const id = randomToken()
          const stored: Stored = { id, digest: digestOf(holder, id, code), expiresAt: clock() + LIFETIME }
          await ephemeral.set(codeKey(holder), JSON.stringify(stored), LIFETIME)
        },
        async withdraw(why) {
          if (!(await allowance.mayGiveBack({ ...holder, ...place }, why))) return
          await endWait()
          await spent.giveBack()
        },
      }
    },

    async redeem(holder, typed) {
      const outcome = await compare(holder, typed)
      if (outcome.kind !== 'right') return outcome
      const { raw } = outcome
      if (!(await ephemeral.compareAndDelete(codeKey(holder), raw))) return { kind: 'none' }
      return { kind: 'right', restore: () => putBack(holder, raw) }
    },

    async check(holder, typed) {
      const outcome = await compare(holder, typed)
      if (outcome.kind !== 'right') return outcome
      // A right code gives its try back, for the use of it.
      const { id }: Stored = JSON.parse(outcome.raw)
      await ephemeral.take(`code:tries:${id}`)
      return null
    },
  }
}

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other))
