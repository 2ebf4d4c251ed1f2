import { writeFileSync } from 'node:fs'
import { flows } from '../machines/flows.ts'
import { writeCharts } from './charts.ts'
import { FLOW_DOCS, flowDocs } from './flow-docs.ts'
import { drawPictures } from './flow-pictures.ts'
import { compileMessages } from './messages.ts'

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !flows.some(({ flow }) => flow === name))
if (unknown.length > 0) throw new Error(`no such flow: ${unknown.join(', ')}`)

await compileMessages()
const charts = Object.values(await writeCharts())
await drawPictures(wanted.length === 0 ? charts : charts.filter(({ flow }) => wanted.includes(flow)))
writeFileSync(FLOW_DOCS, flowDocs())
process.exit(0)
