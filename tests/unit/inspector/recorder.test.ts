import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { shownRange } from '../../../machines/inspector/recorder/recorder.machine.ts'
import { provideRecorder } from '../../../machines/inspector/recorder/recorder.ports.ts'
import { recorderView } from '../../../machines/inspector/recorder/recorder.selectors.ts'
import type { RecorderNotice, StepRange, TraceFile } from '../../../machines/inspector/recorder/recorder.types.ts'

function recorderOf(readTrace: (file: TraceFile) => Promise<StepRange>) {
  const notices: RecorderNotice[] = []
  const actor = createActor(provideRecorder({ readTrace, notify: (notice) => void notices.push(notice) })).start()
  actor.send({ type: 'STEPS.RECORDED', first: 1, last: 1000 })
  return { actor, notices, view: () => recorderView(actor.getSnapshot()) }
}

const never = () => new Promise<StepRange>(() => {})
const file: TraceFile = { name: 'trace.json', text: async () => '{}' }

describe('the inspector’s view of a recording', () => {
  it('shows the last step while live, whether or not it is paused [FLOW-4]', () => {
    const { actor, view } = recorderOf(never)
    expect(view()).toEqual({ mode: 'live', step: null, isPaused: false })
    actor.send({ type: 'INTAKE.PAUSED' })
    expect(view()).toEqual({ mode: 'live', step: null, isPaused: true })
  })

  it('shows the oldest step that is kept, once the one looked at was dropped [FLOW-4]', () => {
    const { actor, view } = recorderOf(never)
    actor.send({ type: 'STEP.CHOSEN', step: 30 })
    actor.send({ type: 'STEPS.RECORDED', first: 20, last: 1019 })
    expect(view()).toEqual({ mode: 'looking', step: 30, isPaused: false })
    actor.send({ type: 'STEPS.RECORDED', first: 61, last: 1060 })
    expect(view()).toEqual({ mode: 'looking', step: 61, isPaused: false })
  })

  it('is live again one step after the last [FLOW-4]', () => {
    const { actor, view } = recorderOf(never)
    actor.send({ type: 'STEP.BACK' })
    expect(view().step).toBe(999)
    actor.send({ type: 'STEP.FORTH' })
    expect(view()).toEqual({ mode: 'looking', step: 1000, isPaused: false })
    actor.send({ type: 'STEP.FORTH' })
    expect(view()).toEqual({ mode: 'live', step: null, isPaused: false })
  })

  it('shows a file from its last step on, and the page again afterwards [FLOW-4]', async () => {
    const { actor, view } = recorderOf(async () => ({ first: 7, last: 9 }))
    actor.send({ type: 'FILE.CHOSEN', file })
    await expect.poll(view).toEqual({ mode: 'loaded', step: 9, isPaused: false })
    expect(shownRange(actor.getSnapshot().context)).toEqual({ first: 7, last: 9 })
    actor.send({ type: 'LIVE.RESUMED' })
    expect(view()).toEqual({ mode: 'live', step: null, isPaused: false })
    expect(shownRange(actor.getSnapshot().context)).toEqual({ first: 1, last: 1000 })
  })

  it('stays where it was when a file is no trace, which is said [FLOW-4]', async () => {
    const { actor, notices, view } = recorderOf(() => Promise.reject(new Error('no trace')))
    actor.send({ type: 'STEP.CHOSEN', step: 30 })
    actor.send({ type: 'FILE.CHOSEN', file })
    await expect.poll(() => notices).toEqual([{ kind: 'traceUnreadable' }])
    expect(view()).toEqual({ mode: 'looking', step: 30, isPaused: false })
  })
})
