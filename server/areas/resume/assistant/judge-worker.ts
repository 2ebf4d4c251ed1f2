import { parentPort } from 'node:worker_threads'
import { diagnose } from './diagnose.ts'
import type { Question, Verdict } from './judge.ts'
import { match } from './rules/match.ts'

const judges = { diagnose, match } as Readonly<Record<Question['what'], (...asked: never[]) => unknown>>

parentPort?.on('message', ({ id, what, asked }: Question) => {
  const tell = (verdict: Verdict) => parentPort?.postMessage(verdict)
  try {
    tell({ id, answer: judges[what](...(asked as never[])) })
  } catch (error) {
    // Of a resume nothing is said.
    tell({ id, problem: error instanceof Error ? error.name : 'unknown' })
  }
})
