import { type Figure, median } from '../figure.ts'
import { startClient } from './client.ts'
import { openContent } from './content.ts'
import { measureCost, prepare } from './cost.ts'
import { listReads } from './reads.ts'

/** What is compared with the demonstration as it stands: 3,000 companies and 12,000 positions. */
export const LARGE = 50
const TURNS = 5
/** Measurements of a turn. */
const ROUNDS = 3

/** How what lists cost grows from the demonstration's data to fifty times as much. */
export async function measureScale(): Promise<Figure[]> {
  const small = await openContent(1)
  const large = await openContent(LARGE)
  const client = startClient()
  try {
    const reads = listReads(large.ids)
    const figures: Figure[] = []
    for (const [index, read] of listReads(small.ids).entries()) {
      const before = await prepare(small, client, read, 'costliest')
      const after = await prepare(large, client, reads[index]!, 'costliest')
      const turns = []
      for (let turn = 0; turn < TURNS; turn += 1) {
        turns.push({ before: await measureCost(before, ROUNDS), after: await measureCost(after, ROUNDS) })
      }
      const growth = median(turns.map((turn) => turn.after.query / turn.before.query))
      figures.push({
        name: `${read.name} at scale ${LARGE}, CPU per answer`,
        value: median(turns.map((turn) => turn.after.call)),
        reference: median(turns.map((turn) => turn.before.call)),
        unit: 'ms',
        ratio: median(turns.map((turn) => turn.after.call / turn.before.call)),
        note: `reference: the same at scale 1; its query grows ${growth.toFixed(2)} ×`,
      })
    }
    return figures
  } finally {
    client.close()
    await large.close()
    await small.close()
  }
}
