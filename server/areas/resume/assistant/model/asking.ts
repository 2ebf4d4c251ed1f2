import * as v from 'valibot'
import type { Log } from '../../../../platform/log.ts'
import type { LanguageModel, Prompt } from './language-model.ts'

/** Milliseconds in which the model says nothing. */
const PATIENCE = 4000
const TRIES = 2
/** Characters that a token is at most, on an average. */
const CHARACTERS = 5

export interface Asking {
  readonly model: LanguageModel
  readonly log: Log
  /** Milliseconds in which the model says nothing. */
  readonly patience?: number | undefined
}

async function answerOf(
  { model, patience = PATIENCE }: Asking,
  prompt: Prompt,
  signal: AbortSignal,
  tell: (soFar: string) => void,
): Promise<string> {
  let answer = ''
  const silence = new AbortController()
  const begin = () => setTimeout(() => silence.abort(new DOMException('silent', 'TimeoutError')), patience)
  let timer = begin()
  try {
    for await (const piece of model.write(prompt, AbortSignal.any([signal, silence.signal]))) {
      clearTimeout(timer)
      timer = begin()
      answer += piece
      if (answer.length > prompt.tokens * CHARACTERS) throw new Error('too long')
      tell(answer)
    }
  } finally {
    clearTimeout(timer)
  }
  return answer
}

/**
 * Asks a model, and once more where nothing of use came of it.
 * @param use what is made of an answer; null where it is of no use
 * @param tell hears the answer as it grows
 * @returns null where no answer is of use
 */
export async function askModel<T>(
  asking: Asking,
  prompt: Prompt,
  signal: AbortSignal,
  use: (answer: string) => T | null,
  tell: (soFar: string) => void = () => {},
): Promise<T | null> {
  for (let attempt = 1; attempt <= TRIES && !signal.aborted; attempt += 1) {
    try {
      const used = use(await answerOf(asking, prompt, signal, tell))
      if (used !== null) return used
      asking.log.warn({ attempt }, 'the model answered nothing of use')
    } catch (error) {
      // Its message may hold what was sent.
      const reason = error instanceof Error ? error.name : 'unknown'
      asking.log.warn({ attempt, reason }, 'the model did not answer')
    }
  }
  return null
}

/** What a model answered, where it did so as asked: one object, in a fence or not; null of anything else. */
export function objectIn<T>(answer: string, schema: v.GenericSchema<unknown, T>): T | null {
  const bare = answer
    .trim()
    .replace(/^```(?:json)?\s*/, '')
    .replace(/\s*```$/, '')
  try {
    return v.parse(schema, JSON.parse(bare))
  } catch {
    return null
  }
}
