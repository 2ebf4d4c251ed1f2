/** What a path of the list is at, told from the replayer's snapshot. */
import type { SnapshotFrom } from 'xstate'
import type { replayerMachine } from '../../../machines/inspector/replayer/replayer.machine.ts'
import type { PathResult } from '../../../machines/inspector/replayer/replayer.types.ts'

export type ReplayerSnapshot = SnapshotFrom<typeof replayerMachine>

export type Mark = 'passed' | 'failed' | 'running' | 'waiting'

export interface PathRun {
  readonly mark: Mark
  /** Step that it has come to; null before it is run. */
  readonly step: number | null
  readonly result: PathResult | null
}

export function runOf({ context }: ReplayerSnapshot, path: number): PathRun {
  const result = context.results[path] ?? null
  if (result) return { mark: result.verdict === 'passed' ? 'passed' : 'failed', step: result.step, result }
  if (context.path === path) return { mark: 'running', step: context.step, result }
  return { mark: 'waiting', step: null, result }
}

/** Mark of one step; 0 is the start. */
export function stepMark({ mark, step }: PathRun, at: number): Mark {
  if (step === null || at > step) return 'waiting'
  return at < step ? 'passed' : mark
}

export interface Tally {
  readonly passed: number
  readonly failed: number
}

export function tallyOf({ context }: ReplayerSnapshot): Tally {
  const verdicts = Object.values(context.results).map(({ verdict }) => verdict)
  const passed = verdicts.filter((verdict) => verdict === 'passed').length
  return { passed, failed: verdicts.length - passed }
}
