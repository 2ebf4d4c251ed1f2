import { createActor } from 'xstate'
import { provideAttachment } from '../../../machines/inspector/attachment/attachment.ports.ts'
import { provideRecorder } from '../../../machines/inspector/recorder/recorder.ports.ts'
import { recorderView } from '../../../machines/inspector/recorder/recorder.selectors.ts'
import { provideReplayer } from '../../../machines/inspector/replayer/replayer.ports.ts'
import * as m from '../../../messages/compiled/messages.js'
import { readTrace, TraceError } from '../export/trace.ts'
import { replayerPorts } from '../paths/replayer-ports.ts'
import type { Trace } from '../wire.ts'
import { nameOf } from './choose.ts'
import { Connection, type Recorded } from './connection.ts'
import type { Inspector } from './hooks.tsx'
import { Journal } from './journal.ts'
import { say } from './notice.ts'
import { OwnMachines } from './own.ts'
import { currentPlace, go, onPlace } from './place-store.ts'

export interface OpenInspector extends Inspector {
  close(): void
}

/** Why a file is no trace, and what to do about it. */
function traceFault(error: unknown): string {
  if (!(error instanceof TraceError)) return m.inspector_trace_unreadable()
  if (error.fault === 'otherVersion') return m.inspector_trace_other_version()
  return error.fault === 'notJson' ? m.inspector_trace_not_json() : m.inspector_trace_not_trace({ field: error.field })
}

/** Starts what the panel works with: its end of the channel, its log and its machines. */
export function openInspector(): OpenInspector {
  const forgetPlace = onPlace(lookWhereAddressSays)
  const journal = new Journal()
  let trace: Trace | null = null
  let hasPlace = currentPlace().actor !== null

  let fault: unknown
  const recorder = createActor(
    provideRecorder({
      async readTrace(file) {
        try {
          trace = readTrace(await file.text())
        } catch (error) {
          fault = error
          throw error
        }
        const [first, last] = [trace.steps[0], trace.steps.at(-1)]
        if (!first || !last) throw new Error('a trace without steps')
        return { first: first.step, last: last.step }
      },
      notify: () => say(traceFault(fault)),
    }),
  )

  /** The panel opens at the machine that was started last. */
  function choosePlace(): void {
    const newest = journal.view().actors.findLast(({ flow, status }) => flow !== null && status === 'active')
    if (hasPlace || !newest) return
    hasPlace = true
    go({ actor: nameOf(newest) })
  }

  function receive({ actors, steps }: Recorded): void {
    const { isPaused, mode } = recorderView(recorder.getSnapshot())
    /** While live, the address names a step only if it has not come yet. */
    const awaited = mode === 'live' ? currentPlace().step : null
    journal.add(steps, !isPaused)
    if (actors) journal.setActors(actors)
    const kept = journal.live().steps
    const [first, last] = [kept[0], kept.at(-1)]
    if (first && last) recorder.send({ type: 'STEPS.RECORDED', first: first.step, last: last.step })
    choosePlace()
    if (awaited !== null && last && awaited <= last.step) recorder.send({ type: 'STEP.CHOSEN', step: awaited })
  }

  const connection = new Connection(receive)
  const attachment = createActor(
    provideAttachment({
      watchTabs: (listener) => connection.watchTabs(listener),
      attach(tab) {
        journal.attach(connection.attach(tab))
        recorder.send({ type: 'LOG.CLEARED' })
      },
    }),
    { input: { wanted: currentPlace().tab } },
  )
  const request: Inspector['request'] = (asked) => connection.request(asked)
  const replayer = createActor(provideReplayer(replayerPorts(request)))

  function lookWhereAddressSays(): void {
    const { step } = currentPlace()
    const { mode, step: shown } = recorderView(recorder.getSnapshot())
    if (step === shown || journal.view().steps.length === 0) return
    if (step !== null) recorder.send({ type: 'STEP.CHOSEN', step })
    else if (mode === 'looking') recorder.send({ type: 'LIVE.RESUMED' })
  }

  function sayWhereRecorderLooks(): void {
    const { mode, step } = recorderView(recorder.getSnapshot())
    journal.show(mode === 'loaded' ? trace : null)
    const wanted = currentPlace().step
    const last = journal.view().steps.at(-1)?.step ?? 0
    const isAwaited = wanted !== null && wanted > last
    if (wanted !== step && !isAwaited) go({ step })
  }

  recorder.subscribe(sayWhereRecorderLooks)
  for (const actor of [recorder, replayer, attachment]) actor.start()
  const own = new OwnMachines({ recorder, replayer, attachment })

  return {
    journal,
    recorder,
    replayer,
    attachment,
    own,
    pressDock: (event) => connection.pressDock(event),
    tabs: () => connection.tabs(),
    request,
    close() {
      forgetPlace()
      for (const actor of [recorder, replayer, attachment]) actor.stop()
      connection.close()
    },
  }
}
