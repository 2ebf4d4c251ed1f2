import type { Catalogue } from '../machines/catalogue.ts'
import { Coverage } from './coverage.ts'
import { explore } from './explore.ts'
import { generate } from './generate.ts'
import { testMutants, type Verdict } from './mutation.ts'
import type { Path } from './path.ts'
import { replay } from './replay.ts'
import { type Specification, specificationOf } from './specification.ts'
import { stage } from './stage.ts'

/** What was measured of one flow; also a row of coverage.json. */
export interface FlowReport {
  readonly flow: string
  readonly states: number
  readonly statesSeen: number
  readonly transitions: number
  readonly taken: number
  readonly feasiblePairs: number
  readonly pairsTaken: number
  readonly paths: number
  readonly steps: number
  /** For generating and replaying. */
  readonly seconds: number
  readonly mutants: number
  readonly killed: number
  readonly equivalent: number
  readonly mutationSeconds: number
  /** Mutants that properties reject when they are taken as the source, in percent of those not equivalent; null without properties. */
  readonly specified: number | null
  readonly specificationSeconds: number
  /** Sentences on all that is wrong; empty where the flow passes. */
  readonly failures: readonly string[]
  readonly details: {
    readonly statesMissed: readonly string[]
    readonly stateIds: readonly string[]
    /** Times taken, by transition. */
    readonly transitions: Readonly<Record<string, number>>
    readonly pairsMissed: readonly string[]
    readonly mutants: readonly Verdict[]
    /** Keys of mutants that no property rejects. */
    readonly unspecified: readonly string[]
  }
}

/** Generates the tests of a flow, replays them, and tests the tests on mutants. */
export function reportOn(catalogue: Catalogue): FlowReport {
  const began = performance.now()
  const graphs = explore(catalogue)
  const { paths, feasiblePairs } = generate(catalogue, graphs)
  const { coverage, failures, sound } = replayAll(catalogue, paths)
  const replayed = performance.now()
  const { verdicts, wrongExcuses } = testMutants(catalogue, sound)
  const mutated = performance.now()
  const { properties } = catalogue
  const specification = properties && specificationOf(catalogue, properties, graphs)
  const count = (fate: Verdict['fate']) => verdicts.filter((verdict) => verdict.fate === fate).length
  const pairsMissed = [...feasiblePairs].filter((pair) => !coverage.pairs.has(pair))
  return {
    flow: catalogue.flow,
    states: coverage.states.size,
    statesSeen: coverage.statesSeen.size,
    transitions: coverage.transitions.size,
    taken: coverage.transitionsTaken,
    feasiblePairs: feasiblePairs.size,
    pairsTaken: feasiblePairs.size - pairsMissed.length,
    paths: paths.length,
    steps: paths.reduce((sum, { steps }) => sum + steps.length, 0),
    seconds: (replayed - began) / 1000,
    mutants: verdicts.length,
    killed: count('killed'),
    equivalent: count('equivalent'),
    mutationSeconds: (mutated - replayed) / 1000,
    specified: specification ? scoreOf(specification) : null,
    specificationSeconds: (performance.now() - mutated) / 1000,
    failures: [
      ...failures,
      ...coverage.statesMissed.map((state) => `never entered: ${state}`),
      ...coverage.transitionsMissed.map((key) => `never taken: ${key}`),
      ...pairsMissed.map((pair) => `never taken in succession: ${pair}`),
      ...verdicts.filter(({ fate }) => fate === 'survived').map(({ key }) => `mutant survived: ${key}`),
      ...wrongExcuses.map((key) => `called equivalent, but killed or gone: ${key}`),
      ...(specification?.broken ?? []).map((name) => `broken property: ${name}`),
      ...(specification?.accepted ?? []).map((key) => `no property speaks against: ${key}`),
    ],
    details: {
      statesMissed: coverage.statesMissed,
      stateIds: [...coverage.states],
      transitions: Object.fromEntries(coverage.transitions),
      pairsMissed,
      mutants: verdicts,
      unspecified: specification?.accepted ?? [],
    },
  }
}

const scoreOf = ({ rejected, accepted }: Specification) =>
  (100 * rejected.length) / Math.max(1, rejected.length + accepted.length)

/** `sound` are the paths that went as planned: only they may judge a mutant. */
function replayAll(catalogue: Catalogue, paths: readonly Path[]) {
  const coverage = new Coverage(catalogue.machine)
  const live = stage(catalogue.machine)
  const failures: string[] = []
  const sound: Path[] = []
  for (const path of paths) {
    coverage.restart()
    try {
      replay(live, catalogue, path, coverage)
      sound.push(path)
    } catch (failure) {
      failures.push((failure as Error).message)
    }
  }
  return { coverage, failures, sound }
}
