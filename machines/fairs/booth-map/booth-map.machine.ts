import { assign, setup } from 'xstate'
import type { Booth } from '../../../contract/calls/fairs.ts'
import { actionPlaceholder, callbackPlaceholder } from '../../kit/placeholder.ts'
import type { AddressEvent, BoothMapContext, BoothMapEvent, BoothMapInput } from './booth-map.types.ts'

/** The largest scale; 1 is the whole plan. */
export const SCALE_MAX = 4
/** A press on a zoom button multiplies or divides the scale by it. */
export const SCALE_STEP = 2

type Named = { booth: string | null }

const standAt = (context: BoothMapContext, no: string | null): Booth | undefined =>
  context.booths.find((booth) => booth.no === no && booth.company !== null)

/** A fair's plan: what is shown of it, and the company whose booth is open (FAIR-1). */
export const boothMapMachine = setup({
  types: {
    context: {} as BoothMapContext,
    events: {} as BoothMapEvent,
    input: {} as BoothMapInput,
  },
  actors: {
    watchAddress: callbackPlaceholder<AddressEvent>('watchAddress'),
  },
  actions: {
    writeBooth: actionPlaceholder('writeBooth') as (_: unknown, params: Named) => void,
    showWhole: actionPlaceholder('showWhole'),
    scaleTo: actionPlaceholder('scaleTo') as (_: unknown, params: { scale: number; current: string | null }) => void,
    bringIntoView: actionPlaceholder('bringIntoView') as (_: unknown, params: Named) => void,
    keepFocus: actionPlaceholder('keepFocus'),
    returnFocus: actionPlaceholder('returnFocus'),
    open: assign(({ context }, { booth }: Named) => ({
      booth,
      current: booth,
      hall: standAt(context, booth)?.hall ?? context.hall,
    })),
    name: assign((_, { booth }: Named) => ({ booth })),
    close: assign({ booth: null }),
    enterHall: assign((_, { hall }: { hall: string }) => ({ hall, current: null, scale: 1 })),
    reach: assign((_, { booth }: Named) => ({ current: booth })),
    scale: assign((_, { scale }: { scale: number }) => ({ scale })),
  },
  guards: {
    isPlan: ({ context }, { plan }: { plan: BoothMapInput['plan'] }) => context.plan === plan,
    isNamed: (_, { booth }: Named) => booth !== null,
    isTaken: ({ context }, { booth }: Named) => standAt(context, booth) !== undefined,
    isOtherHall: ({ context }, { hall }: { hall: string }) => hall !== context.hall && context.halls.includes(hall),
    isHere: ({ context }, { booth }: Named) => standAt(context, booth)?.hall === context.hall,
    canEnlarge: ({ context }) => context.scale < SCALE_MAX,
    canReduce: ({ context }) => context.scale > 1,
  },
}).createMachine({
  id: 'boothMap',
  context: ({ input: { plan, halls, booths, wanted } }) => ({
    plan,
    halls,
    booths,
    hall: halls[0] ?? '',
    search: '',
    industry: null,
    booth: wanted,
    current: null,
    scale: 1,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: { type: 'isPlan', params: { plan: 'none' } }, target: 'none' },
        { guard: { type: 'isPlan', params: { plan: 'closed' } }, target: 'closed' },
        { guard: { type: 'isPlan', params: { plan: 'image' } }, target: 'shown.image' },
        { target: 'shown.booths' },
      ],
    },
    none: { description: 'The fair has no plan.' },
    closed: { description: 'The plan is not published.' },
    shown: {
      initial: 'image',
      on: {
        'ZOOM.IN': {
          guard: 'canEnlarge',
          actions: [
            { type: 'scale', params: ({ context }) => ({ scale: Math.min(SCALE_MAX, context.scale * SCALE_STEP) }) },
            { type: 'scaleTo', params: ({ context }) => context },
          ],
        },
        'ZOOM.OUT': {
          guard: 'canReduce',
          actions: [
            { type: 'scale', params: ({ context }) => ({ scale: Math.max(1, context.scale / SCALE_STEP) }) },
            { type: 'scaleTo', params: ({ context }) => context },
          ],
        },
        'ZOOM.RESET': { guard: 'canReduce', actions: [{ type: 'scale', params: { scale: 1 } }, 'showWhole'] },
        'PLAN.SCALED': { actions: { type: 'scale', params: ({ event }) => event } },
      },
      states: {
        image: { description: 'Somebody drew the plan; nothing is known of its booths.' },
        booths: {
          invoke: { id: 'watchAddress', src: 'watchAddress' },
          initial: 'deciding',
          on: {
            'HALL.CHOSEN': {
              guard: { type: 'isOtherHall', params: ({ event }) => event },
              target: '.browsing',
              actions: [
                { type: 'enterHall', params: ({ event }) => event },
                'close',
                'showWhole',
                { type: 'writeBooth', params: { booth: null } },
              ],
            },
            SEARCHED: { actions: assign({ search: ({ event }) => event.text }) },
            'INDUSTRY.CHOSEN': { actions: assign({ industry: ({ event }) => event.industry }) },
            'BOOTH.OPENED': {
              guard: { type: 'isTaken', params: ({ event }) => event },
              target: '.open',
              actions: [
                'keepFocus',
                { type: 'open', params: ({ event }) => event },
                { type: 'bringIntoView', params: ({ event }) => event },
                { type: 'writeBooth', params: ({ event }) => event },
              ],
            },
            'BOOTH.REACHED': {
              guard: { type: 'isHere', params: ({ event }) => event },
              actions: [
                { type: 'reach', params: ({ event }) => event },
                { type: 'bringIntoView', params: ({ event }) => event },
              ],
            },
            'ADDRESS.CHANGED': { target: '.deciding', actions: { type: 'name', params: ({ event }) => event } },
          },
          states: {
            deciding: {
              description: 'What the address names, if anything.',
              always: [
                {
                  guard: { type: 'isTaken', params: ({ context }) => context },
                  target: 'open',
                  actions: [
                    { type: 'open', params: ({ context }) => context },
                    { type: 'bringIntoView', params: ({ context: { booth } }) => ({ booth }) },
                  ],
                },
                { guard: { type: 'isNamed', params: ({ context }) => context }, target: 'absent' },
                { target: 'browsing' },
              ],
            },
            browsing: {},
            open: {
              description: 'Over the side of the plan, which makes room for it, what there is to know of the company.',
              on: {
                'BOOTH.CLOSED': [
                  {
                    guard: 'canReduce',
                    target: 'browsing',
                    actions: ['returnFocus', 'close', { type: 'writeBooth', params: { booth: null } }],
                  },
                  {
                    target: 'browsing',
                    actions: ['returnFocus', 'close', 'showWhole', { type: 'writeBooth', params: { booth: null } }],
                  },
                ],
              },
            },
            absent: {
              description: 'Nobody stands at the booth that the address names.',
              on: {
                'BOOTH.CLOSED': {
                  target: 'browsing',
                  actions: ['close', { type: 'writeBooth', params: { booth: null } }],
                },
              },
            },
          },
        },
      },
    },
  },
})
