import type { DragSample, Puzzle } from '../../contract/calls/captcha.ts'
import type { Clock } from '../platform/clock.ts'
import type { Ephemeral, Key } from '../platform/ephemeral/ephemeral.ts'
import { randomToken } from '../platform/random.ts'
import { createMisses, type Solver } from './captcha-misses.ts'
import { drawPuzzle } from './captcha-picture.ts'
import { isDragged } from './captcha-trail.ts'

export interface Proof {
  readonly appId: string
  readonly ticket: string
  readonly randstr: string
  readonly browserId: string | null
  /** The visitor's network address. */
  readonly address: string
}

/** What a protected call asks; any provider can stand behind it. */
export interface CaptchaGate {
  /** Uses a proof up. False where it is forged, used, over, or another use's or browser's. */
  redeem(proof: Proof): Promise<boolean>
}

/** Missed too often: `seconds` until the next try. */
type Wait = { result: 'wait'; seconds: number }
export type Verdict = { result: 'passed'; ticket: string; randstr: string } | { result: 'missed' | 'expired' } | Wait

/** The embedded slider puzzle. */
export interface SliderPuzzle extends CaptchaGate {
  create(appId: string, solver: Solver): Promise<Puzzle | Wait>
  /** One try per challenge; a wait is none. */
  verify(challenge: string, trail: readonly DragSample[], solver: Solver): Promise<Verdict>
  /** Left edge of the hole in pixels; null where the challenge is over. */
  solution(challenge: string): Promise<number | null>
}

const CHALLENGE_LIFETIME = 2 * 60_000
const TICKET_LIFETIME = 5 * 60_000
/** Pixels. */
export const TOLERANCE = 3

interface Challenge {
  readonly appId: string
  readonly browserId: string
  readonly x: number
}

interface Ticket {
  readonly appId: string
  readonly browserId: string
  readonly randstr: string
}

const challengeKey = (challenge: string): Key => `captcha:challenge:${challenge}`
const ticketKey = (ticket: string): Key => `captcha:ticket:${ticket}`

export function createSliderPuzzle(ephemeral: Ephemeral, clock: Clock): SliderPuzzle {
  const misses = createMisses(ephemeral, clock)

  async function grant(challenge: Challenge): Promise<Verdict> {
    const ticket = randomToken()
    const randstr = randomToken()
    const { appId, browserId } = challenge
    await ephemeral.set(
      ticketKey(ticket),
      JSON.stringify({ appId, browserId, randstr } satisfies Ticket),
      TICKET_LIFETIME,
    )
    return { result: 'passed', ticket, randstr }
  }

  return {
    async create(appId, solver) {
      const seconds = await misses.waitOf(solver)
      if (seconds > 0) return { result: 'wait', seconds }
      const challenge = randomToken()
      const { x, ...picture } = await drawPuzzle()
      await ephemeral.set(
        challengeKey(challenge),
        JSON.stringify({ appId, browserId: solver.browser, x } satisfies Challenge),
        CHALLENGE_LIFETIME,
      )
      return { result: 'puzzle', challenge, ...picture }
    },

    async verify(id, trail, solver) {
      const raw = await ephemeral.get(challengeKey(id))
      const challenge: Challenge | null = raw && JSON.parse(raw)
      if (!raw || challenge?.browserId !== solver.browser) return { result: 'expired' }
      const begun = await misses.begin(solver)
      if (begun.kind === 'wait') return { result: 'wait', seconds: begun.seconds }
      if (!(await ephemeral.compareAndDelete(challengeKey(id), raw))) {
        await begun.takeBack()
        return { result: 'expired' }
      }
      const end = trail.at(-1)
      const isHit = end !== undefined && Math.abs(end.x - challenge.x) <= TOLERANCE
      if (!isHit || !isDragged(trail)) return { result: 'missed' }
      await begun.passed()
      return grant(challenge)
    },

    async solution(id) {
      const raw = await ephemeral.get(challengeKey(id))
      return raw ? (JSON.parse(raw) as Challenge).x : null
    },

    async redeem({ appId, ticket, randstr, browserId }) {
      const raw = await ephemeral.take(ticketKey(ticket))
      const granted: Ticket | null = raw && JSON.parse(raw)
      return granted?.appId === appId && granted.randstr === randstr && granted.browserId === browserId
    },
  }
}
