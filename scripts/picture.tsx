import { createRoot } from 'react-dom/client'
import { setLocale } from '../messages/compiled/runtime.js'
import charts from '../src/inspector/chart/charts.gen.json' with { type: 'json' }
import { Chart } from '../src/inspector/chart/drawing/Chart.tsx'
import type { Chart as ChartData } from '../src/inspector/chart/types.ts'
import '../src/ui/reset.css.ts'

const chart = (charts as unknown as Readonly<Record<string, ChartData>>)[location.search.slice(1)]
if (!chart) throw new Error(`no chart of ${location.search}`)
setLocale('en', { reload: false })
const container = document.createElement('div')
document.body.append(container)
createRoot(container).render(<Chart chart={chart} />)
