import { Worker } from 'node:worker_threads'
import type { Report, Target } from '../../../../contract/diagnosis.ts'
import type { ResumeContent } from '../../../../contract/resume.ts'
import { diagnose } from './diagnose.ts'
import { type Matched, match } from './rules/match.ts'

/** What can be asked of a judge, with what it answers. */
export interface Judge {
  /** As `diagnose`. */
  diagnose(content: ResumeContent, target: Target | null, today: string): Promise<Report>
  /** As `match`. */
  match(content: ResumeContent, target: Target): Promise<Matched>
}

/** Judges where it is asked. */
export const judgeHere: Judge = {
  diagnose: async (...asked) => diagnose(...asked),
  match: async (...asked) => match(...asked),
}

export interface Question {
  readonly id: number
  readonly what: keyof Judge
  readonly asked: readonly unknown[]
}

export type Verdict = { readonly id: number } & ({ readonly answer: unknown } | { readonly problem: string })

/** Judges in a thread of its own, which begins with the first resume: a long one would keep others from being answered. */
export function createJudge(): Judge & { end(): Promise<void> } {
  const waiting = new Map<number, PromiseWithResolvers<never>>()
  let worker: Worker | null = null
  let asked = 0

  function giveUp(error: Error) {
    worker = null
    for (const one of waiting.values()) one.reject(error)
    waiting.clear()
  }

  function begin(): Worker {
    const begun = new Worker(new URL('./judge-worker.ts', import.meta.url), {
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    begun.on('message', (verdict: Verdict) => {
      const one = waiting.get(verdict.id)
      waiting.delete(verdict.id)
      if ('problem' in verdict) one?.reject(new Error(verdict.problem))
      else one?.resolve(verdict.answer as never)
      // A server that has nothing to judge may end.
      if (waiting.size === 0) begun.unref()
    })
    begun.on('error', giveUp)
    begun.on('exit', () => begun === worker && giveUp(new Error('the judge has ended')))
    return begun
  }

  function ask(what: keyof Judge, all: readonly unknown[]): Promise<never> {
    worker ??= begin()
    worker.ref()
    asked += 1
    const one = Promise.withResolvers<never>()
    waiting.set(asked, one)
    worker.postMessage({ id: asked, what, asked: all } satisfies Question)
    return one.promise
  }

  return {
    diagnose: (...all) => ask('diagnose', all),
    match: (...all) => ask('match', all),
    async end() {
      const ended = worker
      worker = null
      await ended?.terminate()
    },
  }
}
