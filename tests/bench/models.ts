import { generate } from '../../harness/generate.ts'
import { replay } from '../../harness/replay.ts'
import { stage } from '../../harness/stage.ts'
import { flows } from '../../machines/flows.ts'
import type { Figure } from './figure.ts'

const unseen = { seen: () => {} }

/** Generating the tests of every flow and replaying them, without mutants. */
export async function measureModels(): Promise<Figure[]> {
  const began = performance.now()
  let count = 0
  for (const catalogue of flows) {
    const live = stage(catalogue.machine)
    const { paths } = generate(catalogue)
    for (const path of paths) replay(live, catalogue, path, unseen)
    count += paths.length
  }
  const seconds = (performance.now() - began) / 1000
  return [
    {
      name: 'generated tests of all flows',
      value: seconds,
      unit: 's',
      promise: { atMost: 20 },
      note: `${count} paths of ${flows.length} flows, generated and replayed`,
    },
  ]
}
