import { catalogue } from '../../kit/catalogue.ts'
import { replayerMachine } from './replayer.machine.ts'
import { replayerProperties } from './replayer.properties.ts'

export const replayerPaths = catalogue({
  flow: 'replayer',
  machine: replayerMachine,
  inputs: { panel: undefined },
  events: [
    { type: 'FLOW.CHOSEN', flow: 'qr-login' },
    { type: 'FLOW.CHOSEN', flow: 'logout' },
    { type: 'RUN.STARTED', paths: [0, 1] },
    { type: 'RUN.STARTED', paths: [2] },
    { type: 'RUN.STARTED', paths: [] },
    { type: 'STEPPED' },
    { type: 'SPEED.CHANGED', speed: 'step' },
    { type: 'SPEED.CHANGED', speed: 'walk' },
    { type: 'SPEED.CHANGED', speed: 'fast' },
    { type: 'STOPPED' },
  ],
  actors: {
    plan: { done: [[1, 0]], error: [new Error('no page answers'), 'no page answers'] },
    openPath: { done: [undefined], error: [new Error('the flow is busy')] },
    performStep: {
      done: [null, { field: 'value', expected: 'live', seen: 'failed' }],
      error: [new Error('the page is gone')],
    },
    closePath: { done: [undefined], error: [new Error('the page is gone')] },
  },
  delays: { WALK_PACE: 600 },
  properties: replayerProperties,
  equivalent: {
    'replayer.running.resting.deciding always[0, 1]: swap': 'there is one speed at a time',
  },
  invariants: {
    'a path is on the page exactly while busy': (snapshot) =>
      snapshot.hasTag('busy') === (snapshot.context.path !== null),
    'no step beyond the last of its path': ({ context: { path, step, stepsOf } }) =>
      path === null || step <= (stepsOf[path] ?? 0),
    'a path passes only at its last step': ({ context: { results, stepsOf } }) =>
      Object.entries(results).every(
        ([path, { verdict, step }]) => verdict !== 'passed' || step === stepsOf[Number(path)],
      ),
  },
})
