import type { Clock } from './ephemeral.ts'

export interface SmsSender {
  /**
   * @param phone in canonical spelling
   * @param text what the phone shows
   * @param code the one-time password in it, for providers that send by template
   * @throws where the message was not accepted
   */
  send(phone: string, text: string, code: string): Promise<void>
}

export interface SentSms {
  readonly phone: string
  readonly text: string
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
  return {
    async send(phone, text, code) {
      messages.unshift({ phone, text, code, at: new Date(clock()).toISOString() })
      messages.length = Math.min(messages.length, MOST_MESSAGES)
    },
    sent: () => messages,
  }
}
