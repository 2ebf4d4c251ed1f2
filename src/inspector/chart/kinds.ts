import * as m from '../../../messages/compiled/messages.js'
import type { ChartState } from './types.ts'

const kinds = {
  atomic: m.inspector_chart_kind_atomic,
  compound: m.inspector_chart_kind_compound,
  parallel: m.inspector_chart_kind_parallel,
  final: m.inspector_chart_kind_final,
  history: m.inspector_chart_kind_history,
} as const satisfies Record<ChartState['kind'], () => string>

/** What kind of state it is, in the reader's language. */
export const kindName = ({ kind, isRegion }: Pick<ChartState, 'kind' | 'isRegion'>): string =>
  isRegion ? m.inspector_chart_kind_region() : kinds[kind]()
