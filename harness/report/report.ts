import type { Catalogue } from '../../machines/kit/catalogue.ts'
import { explore, type Graph } from '../explore.ts'
import { generate } from '../generate.ts'
import { mutants } from '../mutants/mutate.ts'
import { testMutants, type Verdict } from '../mutants/mutation.ts'
import type { Path } from '../path.ts'
import { replay } from '../replay.ts'
import { type Stage, stage } from '../stage.ts'
import { Coverage } from './coverage.ts'
import { type Specification, specificationOf } from './specification.ts'

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
    /** Names of properties that do not hold. */
    readonly broken: readonly string[]
    /** Keys of mutants that no property rejects. */
    readonly unspecified: readonly string[]
  }
}

/** The tests of one flow: generated, replayed, and tested on mutants, each once. */
export class Examination {
  readonly paths: readonly Path[]
  readonly #catalogue: Catalogue
  readonly #graphs: readonly Graph[]
  readonly #feasiblePairs: ReadonlySet<string>
  readonly #coverage: Coverage
  readonly #live: Stage
  /** Of paths that were replayed: what went otherwise than planned. */
  readonly #failures = new Map<Path, string | null>()
  #seconds: number
  #report: FlowReport | undefined

  constructor(catalogue: Catalogue) {
    const began = performance.now()
    this.#catalogue = catalogue
    this.#graphs = explore(catalogue)
    const { paths, feasiblePairs } = generate(catalogue, this.#graphs)
    this.paths = paths
    this.#feasiblePairs = feasiblePairs
    this.#coverage = new Coverage(catalogue.machine)
    this.#live = stage(catalogue.machine)
    this.#seconds = secondsSince(began)
  }

  /** What went otherwise than planned on a path, null where nothing did; replays it when first asked. */
  failureOf(path: Path): string | null {
    const known = this.#failures.get(path)
    if (known !== undefined) return known
    const failure = this.#replay(path)
    this.#failures.set(path, failure)
    return failure
  }

  get report(): FlowReport {
    this.#report ??= this.#measure()
    return this.#report
  }

  #replay(path: Path): string | null {
    const began = performance.now()
    this.#coverage.restart()
    try {
      replay(this.#live, this.#catalogue, path, this.#coverage)
      return null
    } catch (failure) {
      return (failure as Error).message
    } finally {
      this.#seconds += secondsSince(began)
    }
  }

  #measure(): FlowReport {
    const { paths } = this
    const catalogue = this.#catalogue
    const coverage = this.#coverage
    const feasiblePairs = this.#feasiblePairs
    const failures = paths.flatMap((path) => this.failureOf(path) ?? [])
    const replayed = performance.now()
    const faults = mutants(catalogue, this.#graphs)
    // Only paths that went as planned may judge a mutant.
    const { verdicts, wrongExcuses } = testMutants(
      catalogue,
      paths.filter((path) => this.failureOf(path) === null),
      faults,
    )
    const mutated = performance.now()
    const { properties } = catalogue
    const specification = properties && specificationOf(catalogue, properties, this.#graphs, faults)
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
      seconds: this.#seconds,
      mutants: verdicts.length,
      killed: count('killed'),
      equivalent: count('equivalent'),
      mutationSeconds: (mutated - replayed) / 1000,
      specified: specification ? scoreOf(specification) : null,
      specificationSeconds: secondsSince(mutated),
      failures: [
        ...failures,
        ...coverage.statesMissed.map((state) => `never entered: ${state}`),
        ...coverage.transitionsMissed.map((key) => `never taken: ${key}`),
        ...pairsMissed.map((pair) => `never taken in succession: ${pair}`),
        ...survivorsIn(verdicts, specification?.accepted ?? []),
        ...wrongExcuses.map((key) => `called equivalent, but killed or gone: ${key}`),
        ...(specification?.broken ?? []).map((name) => `broken property: ${name}`),
        ...(specification ? [] : ['there are no properties: nothing written by hand speaks of it']),
      ],
      details: {
        statesMissed: coverage.statesMissed,
        stateIds: [...coverage.states],
        transitions: Object.fromEntries(coverage.transitions),
        pairsMissed,
        mutants: verdicts,
        broken: specification?.broken ?? [],
        unspecified: specification?.accepted ?? [],
      },
    }
  }
}

/** Generates the tests of a flow, replays them, and tests the tests on mutants. */
export const reportOn = (catalogue: Catalogue): FlowReport => new Examination(catalogue).report

/** One sentence on every mutant that something let pass. */
function survivorsIn(verdicts: readonly Verdict[], accepted: readonly string[]): readonly string[] {
  const unspecified = new Set(accepted)
  return verdicts.flatMap(({ key, fate }) => {
    if (fate === 'survived') return [`no test${unspecified.has(key) ? ' and no property' : ''} notices: ${key}`]
    return unspecified.has(key) ? [`no property notices: ${key}`] : []
  })
}

const secondsSince = (began: number) => (performance.now() - began) / 1000

const scoreOf = ({ rejected, accepted }: Specification) =>
  (100 * rejected.length) / Math.max(1, rejected.length + accepted.length)
