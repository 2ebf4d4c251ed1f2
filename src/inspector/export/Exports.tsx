import { chartOf } from '../chart/charts.ts'
import { useChosen, useInspector, useJournal } from '../stores/hooks.tsx'
import { ExportMenu } from './ExportMenu.tsx'

/** Id of the element that holds the drawing. */
export const DRAWING = 'drawing'

/** Saves what is shown, and loads a recording in its place. */
export function Exports() {
  const { recorder } = useInspector()
  const { flow } = useChosen()
  const { tab, actors, steps } = useJournal()
  return (
    <ExportMenu
      machine={chartOf(flow)}
      drawing={() => document.querySelector<SVGSVGElement>(`#${DRAWING} svg[role]`)}
      stepCount={steps.length}
      trace={() => ({ address: tab?.address ?? '', savedAt: Date.now(), actors, steps })}
      onFile={(file) => recorder.send({ type: 'FILE.CHOSEN', file })}
    />
  )
}
