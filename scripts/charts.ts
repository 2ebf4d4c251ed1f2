import { existsSync, globSync, statSync, writeFileSync } from 'node:fs'
import { flows } from '../machines/flows.ts'
import { layOut } from '../src/inspector/chart/layout.ts'
import type { Chart } from '../src/inspector/chart/types.ts'

/** File of the charts that the inspector shows. */
export const CHARTS = 'src/inspector/chart/charts.gen.json'

/** Lays every flow's machine out. */
async function drawCharts(): Promise<Readonly<Record<string, Chart>>> {
  const charts: Record<string, Chart> = {}
  for (const catalogue of flows) charts[catalogue.flow] = await layOut(catalogue)
  return charts
}

/** Writes the charts that the inspector shows; the same file for the same machines. */
export async function writeCharts(): Promise<Readonly<Record<string, Chart>>> {
  const charts = await drawCharts()
  writeFileSync(CHARTS, `${JSON.stringify(charts)}\n`)
  return charts
}

/** Writes them where what they are made of has changed since. */
export async function ensureCharts(): Promise<void> {
  const sources = globSync(['machines/**/*.ts', 'contract/**/*.ts', 'harness/**/*.ts', 'src/inspector/chart/*.ts'])
  const newest = Math.max(...sources.map((file) => statSync(file).mtimeMs))
  if (!existsSync(CHARTS) || statSync(CHARTS).mtimeMs < newest) await writeCharts()
}

if (import.meta.main) await ensureCharts()
