import { writeFileSync } from 'node:fs'
import { writeCharts } from './charts.ts'
import { FLOW_DOCS, flowDocs } from './flow-docs.ts'
import { drawPictures } from './flow-pictures.ts'
import { compileMessages } from './messages.ts'

await compileMessages()
await drawPictures(await writeCharts())
writeFileSync(FLOW_DOCS, flowDocs())
process.exit(0)
