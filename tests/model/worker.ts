/** Examines one flow after another, as the pool asks for it. */
import { parentPort } from 'node:worker_threads'
import { reportOn } from '../../harness/report/report.ts'
import { flows } from '../../machines/flows.ts'

parentPort?.on('message', (name: string) => {
  const catalogue = flows.find(({ flow }) => flow === name)
  if (!catalogue) throw new Error(`no flow is called ${name}`)
  parentPort?.postMessage(reportOn(catalogue))
})
