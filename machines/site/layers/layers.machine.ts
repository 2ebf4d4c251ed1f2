import { assign, setup } from 'xstate'
import { actionPlaceholder } from '../../kit/placeholder.ts'
import type { LayersContext, LayersEvent, LayersInput } from './layers.types.ts'

/** Milliseconds in which what closes may lead to something else, and what Back closes is gone. */
export const SETTLE_DELAY = 20
/** Milliseconds after which a step back counts as impossible. */
export const LANDING_LIMIT = 1000

/**
 * Every dialog and sheet has an entry of the history, so that Back closes the topmost one and stays on the page. One
 * that closes by other means takes its entry with it; Forward to an entry whose layer is gone leads back.
 */
export const layersMachine = setup({
  types: {
    context: {} as LayersContext,
    events: {} as LayersEvent,
    input: {} as LayersInput,
  },
  actions: {
    add: assign({
      open: ({ context, event }) => (event.type === 'LAYER.OPENED' ? [...context.open, event.id] : context.open),
    }),
    drop: assign({
      open: ({ context, event }) =>
        event.type === 'LAYER.CLOSED' ? context.open.filter((id) => id !== event.id) : context.open,
    }),
    land: assign({ depth: ({ context, event }) => (event.type === 'ENTRY.SHOWN' ? event.depth : context.depth) }),
    reach: assign({ depth: ({ context }) => context.open.length }),
    pushEntries: actionPlaceholder('pushEntries') as (_: unknown, params: { from: number; to: number }) => void,
    goBack: actionPlaceholder('goBack') as (_: unknown, params: { by: number }) => void,
    closeLayers: actionPlaceholder('closeLayers') as (_: unknown, params: { ids: readonly string[] }) => void,
  },
  guards: {
    isUncovered: ({ context }) => context.open.length > context.depth,
    isLeftOver: ({ context }) => context.open.length < context.depth,
  },
  delays: { SETTLE_DELAY, LANDING_LIMIT },
}).createMachine({
  id: 'layers',
  context: ({ input }) => ({ open: [], depth: input.depth }),
  initial: 'settling',
  on: {
    'LAYER.CLOSED': { target: '.settling', actions: 'drop' },
    'ENTRY.SHOWN': {
      target: '.settling',
      actions: [
        'land',
        { type: 'closeLayers', params: ({ context, event }) => ({ ids: context.open.slice(event.depth).reverse() }) },
      ],
    },
    'ENTRY.REPLACED': { target: '.settling', actions: assign({ depth: 0 }) },
  },
  states: {
    level: {
      description: 'As many entries as layers.',
      on: { 'LAYER.OPENED': { target: 'deciding', actions: 'add' } },
    },
    settling: {
      on: { 'LAYER.OPENED': { actions: 'add' } },
      after: { SETTLE_DELAY: 'deciding' },
    },
    deciding: {
      always: [
        {
          guard: 'isUncovered',
          target: 'level',
          actions: [
            { type: 'pushEntries', params: ({ context }) => ({ from: context.depth, to: context.open.length }) },
            'reach',
          ],
        },
        { guard: 'isLeftOver', target: 'receding' },
        { target: 'level' },
      ],
    },
    receding: {
      description: 'The history takes its time; pages that are opened meanwhile wait for it.',
      entry: { type: 'goBack', params: ({ context }) => ({ by: context.depth - context.open.length }) },
      on: {
        'LAYER.OPENED': { actions: 'add' },
        'LAYER.CLOSED': { actions: 'drop' },
        'ENTRY.SHOWN': { target: 'deciding', actions: 'land' },
      },
      after: { LANDING_LIMIT: { target: 'level', actions: 'reach' } },
    },
  },
})
