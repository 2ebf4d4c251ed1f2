import type { Figure } from '../figure.ts'
import { startClient } from './client.ts'
import { openContent } from './content.ts'
import { measureCost, prepare } from './cost.ts'
import { detailReads, listReads } from './reads.ts'
import { LARGE } from './scale.ts'

const ROUNDS = 15

/** What lists and pages of one thing cost the server and its database, beside the queries behind them. */
export async function measureLists(): Promise<Figure[]> {
  const content = await openContent(LARGE)
  const client = startClient()
  try {
    const figures: Figure[] = []
    for (const read of listReads(content.ids)) {
      const ready = await prepare(content, client, read, 'costliest')
      figures.push({
        ...figureOf(read.name, await measureCost(ready, ROUNDS)),
        promise: { atMost: 1.5 },
        ...(ready.statements > 1 && { note: `reference: the one query for its entries, of ${ready.statements}` }),
      })
    }
    for (const read of detailReads(content.ids)) {
      const ready = await prepare(content, client, read, 'all')
      const note = ready.statements > 1 ? `reference: all its ${ready.statements} queries` : ''
      figures.push({ ...figureOf(read.name, await measureCost(ready, ROUNDS)), ...(note && { note }) })
    }
    return figures
  } finally {
    client.close()
    await content.close()
  }
}

const figureOf = (name: string, { call, query, ratio }: Awaited<ReturnType<typeof measureCost>>): Figure => ({
  name: `${name}, CPU per answer`,
  value: call,
  reference: query,
  unit: 'ms',
  ratio,
})
