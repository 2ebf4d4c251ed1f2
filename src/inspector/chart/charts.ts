import drawn from './charts.gen.json'
import type { Chart } from './types.ts'

/** Every flow's chart, laid out when the inspector was built. */
export const charts = drawn as unknown as Readonly<Record<string, Chart>>

export const chartOf = (flow: string | null): Chart | null => (flow === null ? null : (charts[flow] ?? null))
