import { useSyncExternalStore } from 'react'
import type { ReplayerPorts } from '../../../machines/inspector/replayer/replayer.ports.ts'
import type { Inspector } from '../stores/hooks.tsx'
import type { Plan } from '../wire.ts'

let planned: { readonly flow: string; readonly plan: Plan } | null = null
const listeners = new Set<() => void>()

function keep(flow: string, plan: Plan): void {
  planned = { flow, plan }
  for (const listener of [...listeners]) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The paths of a flow as the page last planned them; null until then. */
export const usePlan = (flow: string | null): Plan | null =>
  useSyncExternalStore(subscribe, () => (planned && planned.flow === flow ? planned.plan : null))

/** The replayer's effects: all of them happen on the inspected page. */
export const replayerPorts = (request: Inspector['request']): ReplayerPorts => ({
  async plan(flow) {
    const plan = await request({ ask: 'plan', flow })
    keep(flow, plan)
    return plan.paths.map(({ steps }) => steps.length)
  },
  async openPath(flow, path) {
    await request({ ask: 'openPath', flow, path })
  },
  performStep: (step) => request({ ask: 'performStep', step }),
  async closePath() {
    await request({ ask: 'closePath' })
  },
})
