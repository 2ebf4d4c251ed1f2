import { Worker } from 'node:worker_threads'
import type { GuidedPlace, GuidedQuestion } from '../../../../../contract/guided.ts'
import { createQueue } from '../../../../platform/queue.ts'
import { nothingUnderstood, type Understood } from './facts.ts'
import { type Pasted, readPasted, understand } from './understand.ts'

/** What is to be understood of an answer. */
export interface Said {
  readonly question: GuidedQuestion
  /** Alone, and where that names nothing, together with what was said before. */
  readonly texts: readonly string[]
  readonly about: readonly GuidedPlace[] | null
}

export interface Understanding {
  /** @param asker whom its waiting counts for */
  answer(said: Said, asker: string): Promise<Understood>
  paste(text: string, asker: string): Promise<Pasted>
}

export type Task = { readonly said: Said } | { readonly pasted: string }

/** Characters that are understood on the spot: more of them, made to harm, take seconds. */
const SHORT = 300
const AT_WORK = 2
const WAITING = 32
const SHARE = 2
const SECONDS = 5

const headingIn = ({ facts }: Understood): unknown =>
  facts.find(({ field }) => ['school', 'company', 'name'].includes(field))?.value

/** What was said before goes with what is said now where both are about the same, and say more together. */
export function answerHere({ question, texts: [alone = '', together], about }: Said): Understood {
  const understood = understand(question, alone, about)
  if (together === undefined) return understood
  const both = understand(question, together, null)
  const [own, joint] = [headingIn(understood), headingIn(both)]
  const isMore = joint !== undefined && (own === undefined || own === joint)
  return isMore && both.facts.length > understood.facts.length ? both : understood
}

/** Of a text that takes too long nothing is understood. */
const tooLong: Pasted = { ...nothingUnderstood, isLong: true, unread: [] }

function inWorker(task: Task, seconds: number): Promise<Pasted> {
  const worker = new Worker(new URL('./understanding-worker.ts', import.meta.url), {
    workerData: task,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  const { promise, resolve, reject } = Promise.withResolvers<Pasted>()
  const timer = setTimeout(() => resolve(tooLong), seconds * 1000)
  worker.once('message', resolve)
  worker.once('error', (error: Error & { code?: string }) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(tooLong) : reject(error),
  )
  return promise.finally(() => {
    clearTimeout(timer)
    return worker.terminate()
  })
}

/**
 * Understands what is short on the spot, and the rest in a thread of its own.
 * @param seconds fewer in tests
 */
export function createUnderstanding(seconds = SECONDS): Understanding {
  const queue = createQueue(AT_WORK, WAITING, SHARE)
  const isShort = (texts: readonly string[]) => texts.every((text) => text.length <= SHORT)
  return {
    answer: async (said, asker) =>
      isShort(said.texts) ? answerHere(said) : queue.run(asker, () => inWorker({ said }, seconds)),
    paste: async (text, asker) =>
      isShort([text]) ? readPasted(text) : queue.run(asker, () => inWorker({ pasted: text }, seconds)),
  }
}
