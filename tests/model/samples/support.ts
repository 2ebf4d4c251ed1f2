import { generate } from '../../../harness/generate.ts'
import type { Path, Step } from '../../../harness/path.ts'
import { replay } from '../../../harness/replay.ts'
import { Coverage } from '../../../harness/report/coverage.ts'
import { stage } from '../../../harness/stage.ts'
import type { Catalogue } from '../../../machines/kit/catalogue.ts'
import { courier } from './courier.ts'
import { ferry } from './ferry.ts'
import { kettle } from './kettle.ts'
import { turnstile } from './turnstile.ts'

export const samples = [turnstile, kettle, courier, ferry] as readonly Catalogue[]

/** Is said of catalogues without properties. */
export const UNSPECIFIED = 'there are no properties: nothing written by hand speaks of it'

/** The generated path with exactly these events. */
export function pathWith(catalogue: Catalogue, ...types: string[]): Path {
  const found = generate(catalogue).paths.find(
    ({ steps }) =>
      steps
        .slice(0, types.length)
        .map(({ event }) => event.type)
        .join() === types.join(),
  )
  if (!found) throw new Error(`no path ${types.join(' > ')}`)
  return { ...found, steps: found.steps.slice(0, types.length) }
}

/** Replays a path as a generated test does. */
export const watched = (catalogue: Catalogue, path: Path, coverage = new Coverage(catalogue.machine)) =>
  replay(stage(catalogue.machine), catalogue, path, coverage)

/** The path with one step changed. */
export const withStep = (path: Path, at: number, change: (step: Step) => Step): Path => ({
  ...path,
  steps: path.steps.map((step, index) => (index === at ? change(step) : step)),
})
