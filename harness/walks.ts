import fc from 'fast-check'
import type { Catalogue } from '../machines/kit/catalogue.ts'
import { encode } from './encode.ts'
import { Model, type Moment } from './model.ts'
import type { Path } from './path.ts'
import { replay } from './replay.ts'
import { stage } from './stage.ts'
import { pathTo } from './trail.ts'

export interface WalkOptions {
  readonly seed: number
  readonly walks: number
  /** Steps of the longest walk. */
  readonly length: number
}

/**
 * Walks at random through the machine, time included, and compares the live actor with the model after every step.
 * @throws with the shortest failing walk that fast-check found, as JSON that `replay` takes
 */
export function checkWalks(catalogue: Catalogue, { seed, walks, length }: WalkOptions): void {
  const model = new Model(catalogue)
  const live = stage(catalogue.machine)
  const inputs = fc.constantFrom(...Object.keys(catalogue.inputs))
  const choices = fc.array(fc.nat(), { maxLength: length })
  const property = fc.property(inputs, choices, (input, picks) => {
    const path = pathOf(model, input, picks)
    try {
      replay(live, catalogue, path, { seen: () => {} })
    } catch (failure) {
      throw new Error(`${(failure as Error).message}\n${JSON.stringify(encode(path))}`)
    }
  })
  fc.assert(property, { seed, numRuns: walks })
}

/** Each number picks one of the things that may happen. */
function pathOf(model: Model, input: string, picks: readonly number[]): Path {
  let moment = model.start(model.catalogue.inputs[input])
  for (const pick of picks) moment = next(model, moment, pick)
  return pathTo(model.catalogue.flow, input, moment)
}

function next(model: Model, moment: Moment, pick: number): Moment {
  const open = [...model.stimuli(moment), ...model.refused(moment)]
  const stimulus = open[pick % (open.length + 1)]
  return stimulus ? model.apply(moment, stimulus) : model.rest(moment, 1 + (pick % 1999))
}
