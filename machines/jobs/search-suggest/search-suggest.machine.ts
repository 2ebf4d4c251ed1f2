import { assign, emit, setup } from 'xstate'
import { actionPlaceholder, callbackPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import { searchedText, suggestionsOf } from './search-suggest.rules.ts'
import type { Found, SearchSuggestContext, SearchSuggestEmitted, SearchSuggestEvent } from './search-suggest.types.ts'

/** Milliseconds after the last key before the server is asked. */
export const TYPING_PAUSE = 150

const NONE = -1

interface Choice {
  readonly context: SearchSuggestContext
  readonly event: { readonly at: number }
}

const isBlank = ({ event }: { event: { text: string } }) => event.text.trim() === ''
const textOf = ({ event }: { event: { text: string } }) => ({ text: event.text.trim() })

const chosen = ({ event }: Choice) => ({ at: event.at })
/** The search that the suggestion stands for; '' where it stands for none. */
function searchAt(context: SearchSuggestContext, at: number): string {
  const suggestion = suggestionsOf(context)[at]
  return suggestion ? searchedText(suggestion) : ''
}

/** Suggests searches while somebody types. */
export const searchSuggestMachine = setup({
  types: {
    context: {} as SearchSuggestContext,
    events: {} as SearchSuggestEvent,
    emitted: {} as SearchSuggestEmitted,
  },
  actors: {
    readHot: promisePlaceholder<readonly string[]>('readHot'),
    watchRecent: callbackPlaceholder<SearchSuggestEvent>('watchRecent'),
    ask: promisePlaceholder<Found, { keyword: string }>('ask'),
  },
  actions: {
    remember: actionPlaceholder('remember') as (_: unknown, params: { text: string }) => void,
    forget: actionPlaceholder('forget') as (_: unknown, params: { text: string }) => void,
    forgetAll: actionPlaceholder('forgetAll'),
    keepText: assign((_, { text }: { text: string }) => ({ text, active: NONE })),
    want: emit(({ context }, { at }: { at: number }) => ({
      type: 'SUGGESTION.WANTED',
      suggestion: suggestionsOf(context)[at]!,
    })),
    leaveList: assign({ active: NONE }),
  },
  guards: {
    isListed: ({ context }, { at }: { at: number }) => at in suggestionsOf(context),
    isSearch: ({ context }, { at }: { at: number }) => searchAt(context, at) !== '',
    isOther: ({ context }) => ![undefined, context.text].includes(suggestionsOf(context)[context.active]?.text),
  },
  delays: { TYPING_PAUSE },
}).createMachine({
  id: 'searchSuggest',
  context: { text: '', answer: null, recent: [], hot: [], active: NONE },
  invoke: { id: 'readHot', src: 'readHot', onDone: { actions: assign({ hot: ({ event }) => event.output }) } },
  initial: 'closed',
  on: {
    'SEARCH.SUBMITTED': [
      { guard: isBlank, target: '.closed', actions: emit({ type: 'SEARCH.WANTED', text: '' }) },
      {
        target: '.closed',
        actions: [
          { type: 'remember', params: textOf },
          emit(({ event }) => ({ type: 'SEARCH.WANTED', text: event.text.trim() })),
        ],
      },
    ],
  },
  states: {
    closed: {
      entry: assign({ answer: null, active: NONE }),
      on: {
        'TEXT.TYPED': [
          { guard: isBlank, target: 'open.empty', actions: { type: 'keepText', params: textOf } },
          { target: 'open.waiting', actions: { type: 'keepText', params: textOf } },
        ],
        'POPUP.ASKED': [
          { guard: isBlank, target: 'open.empty', actions: { type: 'keepText', params: textOf } },
          { target: 'open.asking', actions: { type: 'keepText', params: textOf } },
        ],
        'ESCAPE.PRESSED': {
          guard: ({ event }) => event.text !== '',
          actions: emit({ type: 'TEXT.FILLED', text: '' }),
        },
      },
    },
    open: {
      invoke: { id: 'watchRecent', src: 'watchRecent' },
      on: {
        'TEXT.TYPED': [
          { guard: isBlank, target: '.empty', actions: { type: 'keepText', params: textOf } },
          { target: '.waiting', actions: { type: 'keepText', params: textOf } },
        ],
        'TEXT.COMPOSED': { target: '.composing', actions: 'leaveList' },
        'TEXT.RETURNED': { actions: 'leaveList' },
        'ACTIVE.MOVED': {
          guard: { type: 'isListed', params: { at: 0 } },
          actions: assign(({ context, event }) => {
            const { length } = suggestionsOf(context)
            if (event.to === 'next') return { active: (context.active + 1) % length }
            return { active: context.active > 0 ? context.active - 1 : length - 1 }
          }),
        },
        'ACTIVE.TAKEN': {
          guard: 'isOther',
          target: 'closed',
          actions: emit(({ context }) => ({ type: 'TEXT.FILLED', text: suggestionsOf(context)[context.active]!.text })),
        },
        'SUGGESTION.CHOSEN': [
          {
            guard: { type: 'isSearch', params: chosen },
            target: 'closed',
            actions: [
              { type: 'remember', params: ({ context, event }) => ({ text: searchAt(context, event.at) }) },
              { type: 'want', params: chosen },
            ],
          },
          { guard: { type: 'isListed', params: chosen }, target: 'closed', actions: { type: 'want', params: chosen } },
        ],
        'ESCAPE.PRESSED': 'closed',
        'FIELD.LEFT': 'closed',
        'RECENT.SEEN': { actions: ['leaveList', assign({ recent: ({ event }) => event.texts })] },
        'RECENT.REMOVED': { actions: ['leaveList', { type: 'forget', params: ({ event }) => event }] },
        'RECENT.CLEARED': { actions: ['leaveList', 'forgetAll'] },
      },
      initial: 'empty',
      states: {
        empty: {
          description: 'Nothing is typed: what was searched for, and what others do.',
          entry: assign({ answer: null }),
        },
        composing: { description: 'An input method is at it: nothing is asked before it ends.' },
        waiting: { after: { TYPING_PAUSE: 'asking' } },
        asking: {
          invoke: {
            id: 'ask',
            src: 'ask',
            input: ({ context }) => ({ keyword: context.text }),
            onDone: {
              target: 'shown',
              actions: assign(({ context, event }) => ({
                answer: { of: context.text, found: event.output },
                active: 0,
              })),
            },
            onError: { target: 'shown', actions: assign({ answer: null }) },
          },
        },
        shown: {},
      },
    },
  },
})
