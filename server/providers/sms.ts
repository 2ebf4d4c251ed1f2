import type { TextedKind } from '../../contract/notices.ts'
import type { Clock } from '../platform/clock.ts'

/** Minutes for which a one-time password holds, as the message says. */
export const CODE_MINUTES = 5

export interface SmsSender {
  /**
   * @param phone in canonical spelling
   * @param text what the phone shows
   * @param code the one-time password in it, for providers that send by template
   * @throws where the message was not accepted
   */
  send(phone: string, text: string, code: string): Promise<void>
  /**
   * Sends what a student is told; null where the provider has no templates for it.
   * @param phone in canonical spelling
   * @throws where the message was not accepted
   */
  readonly tell: ((phone: string, notice: TextNotice) => Promise<void>) | null
}

export interface TextNotice {
  readonly kind: TextedKind
  /** What the phone shows; the rest is for providers that send by template. */
  readonly text: string
  readonly company: string
  readonly position: string
  /** When the interview is; '' where that is not said. */
  readonly time: string
}

export interface SentSms {
  readonly phone: string
  readonly text: string
  /** '' where it tells of something else. */
  readonly code: string
  /** ISO 8601. */
  readonly at: string
}

export interface SmsOutbox extends SmsSender {
  /** Newest first. */
  sent(): readonly SentSms[]
}

const MOST_MESSAGES = 200

/** The embedded sender: it keeps its latest messages to be looked at. */
export function createSmsOutbox(clock: Clock): SmsOutbox {
  const messages: SentSms[] = []
  function keep(phone: string, text: string, code: string) {
    messages.unshift({ phone, text, code, at: new Date(clock()).toISOString() })
    messages.length = Math.min(messages.length, MOST_MESSAGES)
  }
  return {
    send: async (phone, text, code) => keep(phone, text, code),
    tell: async (phone, { text }) => keep(phone, text, ''),
    sent: () => messages,
  }
}
