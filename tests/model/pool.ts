import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { FlowReport } from '../../harness/report/report.ts'
import type { Catalogue } from '../../machines/kit/catalogue.ts'
import { longestFirst } from './shares.ts'

const SCRIPT = new URL('worker.ts', import.meta.url)

/** Reports on flows, in their order, measured by as many workers as there are cores. */
export async function reportsOn(catalogues: readonly Catalogue[]): Promise<readonly FlowReport[]> {
  const queue = longestFirst(catalogues).map(({ flow }) => flow)
  const reports = new Map<string, FlowReport>()
  const workers = Math.min(availableParallelism(), queue.length)
  await Promise.all(Array.from({ length: workers }, () => work(queue, reports)))
  return catalogues.map(({ flow }) => reports.get(flow) as FlowReport)
}

/** One worker takes from the queue until it is empty. */
async function work(queue: string[], reports: Map<string, FlowReport>): Promise<void> {
  const worker = new Worker(SCRIPT)
  for (let flow = queue.shift(); flow !== undefined; flow = queue.shift()) {
    worker.postMessage(flow)
    const [report] = (await once(worker, 'message')) as [FlowReport]
    reports.set(flow, report)
  }
  await worker.terminate()
}
