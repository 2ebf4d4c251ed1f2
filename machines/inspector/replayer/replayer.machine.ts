import { assign, setup } from 'xstate'
import { promisePlaceholder } from '../../kit/placeholder.ts'
import type { Difference, PathResult, ReplayerContext, ReplayerEvent } from './replayer.types.ts'

/** Milliseconds for which a step is to be seen at walking speed. */
export const WALK_PACE = 600

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

const broken = (error: unknown) => ({ verdict: 'broken', difference: null, message: messageOf(error) }) as const

const plan = { target: 'planning', reenter: true, actions: 'keepFlow' } as const
const onward = [{ guard: 'hasMore', target: 'running' }, { target: 'ready' }] as const

/** Runs generated paths of a flow on the inspected page, one after the other. */
export const replayerMachine = setup({
  types: { context: {} as ReplayerContext, events: {} as ReplayerEvent, tags: {} as 'busy' },
  actors: {
    plan: promisePlaceholder<readonly number[], { flow: string }>('plan'),
    openPath: promisePlaceholder<void, { flow: string; path: number }>('openPath'),
    performStep: promisePlaceholder<Difference | null, { step: number }>('performStep'),
    closePath: promisePlaceholder<void>('closePath'),
  },
  actions: {
    keepFlow: assign(({ event }) =>
      event.type === 'FLOW.CHOSEN' ? { flow: event.flow, stepsOf: [], message: null, results: {} } : {},
    ),
    keepSpeed: assign(({ event }) => (event.type === 'SPEED.CHANGED' ? { speed: event.speed } : {})),
    takeNext: assign(({ context: { queue, results } }) => {
      const [path, ...others] = queue as readonly [number, ...number[]]
      const { [path]: _, ...rest } = results
      return { path, queue: others, step: 0, results: rest }
    }),
    judge: assign(({ context: { path, step, results } }, result: Omit<PathResult, 'step'>) => ({
      results: { ...results, [path!]: { step, ...result } },
    })),
    dropQueue: assign({ queue: [] }),
  },
  guards: {
    isPlanned: ({ context, event }) =>
      event.type === 'RUN.STARTED' && event.paths.length > 0 && event.paths.every((path) => path in context.stepsOf),
    hasMore: ({ context }) => context.queue.length > 0,
    isLastStep: ({ context: { path, step, stepsOf } }) => step === stepsOf[path!],
    isJudged: ({ context: { path, results } }) => path! in results,
    isFast: ({ context }) => context.speed === 'fast',
    isWalking: ({ context }) => context.speed === 'walk',
  },
  delays: { WALK_PACE },
}).createMachine({
  id: 'replayer',
  context: { flow: null, stepsOf: [], message: null, speed: 'walk', queue: [], path: null, step: 0, results: {} },
  initial: 'idle',
  on: { 'SPEED.CHANGED': { actions: 'keepSpeed' } },
  states: {
    idle: { on: { 'FLOW.CHOSEN': plan } },
    planning: {
      description: "The flow's tests are generated.",
      invoke: {
        id: 'plan',
        src: 'plan',
        input: ({ context }) => ({ flow: context.flow! }),
        onDone: { target: 'ready', actions: assign({ stepsOf: ({ event }) => event.output }) },
        onError: { target: 'unplanned', actions: assign({ message: ({ event }) => messageOf(event.error) }) },
      },
      on: { 'FLOW.CHOSEN': plan },
    },
    unplanned: {
      description: 'No page answers, or the flow has no tests.',
      on: { 'FLOW.CHOSEN': plan },
    },
    ready: {
      entry: assign({ path: null, step: 0 }),
      on: {
        'FLOW.CHOSEN': plan,
        'RUN.STARTED': {
          guard: 'isPlanned',
          target: 'running',
          actions: assign({ queue: ({ event }) => event.paths }),
        },
      },
    },
    running: {
      tags: 'busy',
      initial: 'opening',
      on: { STOPPED: { target: 'closing', actions: 'dropQueue' } },
      states: {
        opening: {
          description: "The page shows the flow's picture, driven by a steered actor.",
          entry: 'takeNext',
          invoke: {
            id: 'openPath',
            src: 'openPath',
            input: ({ context: { flow, path } }) => ({ flow: flow!, path: path! }),
            onDone: 'performing',
            onError: {
              target: '#replayer.closing',
              actions: { type: 'judge', params: ({ event }) => broken(event.error) },
            },
          },
        },
        performing: {
          invoke: {
            id: 'performStep',
            src: 'performStep',
            input: ({ context }) => ({ step: context.step }),
            onDone: [
              {
                guard: ({ event }) => event.output !== null,
                target: 'resting',
                actions: {
                  type: 'judge',
                  params: ({ event }) => ({ verdict: 'failed', difference: event.output, message: null }),
                },
              },
              {
                guard: 'isLastStep',
                target: 'resting',
                actions: { type: 'judge', params: { verdict: 'passed', difference: null, message: null } },
              },
              { target: 'resting' },
            ],
            onError: {
              target: '#replayer.closing',
              actions: { type: 'judge', params: ({ event }) => broken(event.error) },
            },
          },
        },
        resting: {
          description: 'What the step led to is to be seen, the last one too.',
          initial: 'deciding',
          on: {
            STEPPED: 'advancing',
            'SPEED.CHANGED': { target: 'resting', actions: 'keepSpeed' },
          },
          states: {
            deciding: {
              always: [
                { guard: 'isFast', target: '#replayer.running.advancing' },
                { guard: 'isWalking', target: 'pacing' },
                { target: 'held' },
              ],
            },
            pacing: { after: { WALK_PACE: '#replayer.running.advancing' } },
            held: { description: 'Until the developer goes on.' },
          },
        },
        advancing: {
          always: [
            { guard: 'isJudged', target: '#replayer.closing' },
            { target: 'performing', actions: assign({ step: ({ context }) => context.step + 1 }) },
          ],
        },
      },
    },
    closing: {
      tags: 'busy',
      invoke: { id: 'closePath', src: 'closePath', onDone: onward, onError: onward },
      on: { STOPPED: { actions: 'dropQueue' } },
    },
  },
})
