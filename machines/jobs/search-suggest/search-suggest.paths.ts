import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { searchSuggestMachine } from './search-suggest.machine.ts'
import { searchSuggestProperties } from './search-suggest.properties.ts'
import type { Found } from './search-suggest.types.ts'

export const FOUND: Found = {
  meant: { keyword: '计算机', by: 'initials' },
  total: 212,
  positions: [{ title: '计算机教师', count: 4, company: '知屿教育', companies: 1 }],
  companies: [
    {
      id: '7',
      company_name: '嘉树教育',
      logo_url: '',
      industry_label: { 'zh-CN': '教育', 'zh-TW': '教育', en: 'Education' },
      insize: '500-999',
      position_count: 7,
    },
  ],
  majors: [],
  cities: [{ value: 'jiangshangjin', text: '江上津', count: 3 }],
}
const NOTHING: Found = { meant: null, total: 0, positions: [], companies: [], majors: [], cities: [] }

export const searchSuggestPaths = catalogue({
  flow: 'search-suggest',
  machine: searchSuggestMachine,
  inputs: { page: undefined },
  events: [
    { type: 'TEXT.TYPED', text: ' jsj ' },
    { type: 'TEXT.TYPED', text: '' },
    { type: 'TEXT.COMPOSED' },
    { type: 'TEXT.RETURNED' },
    { type: 'POPUP.ASKED', text: 'jsj' },
    { type: 'POPUP.ASKED', text: ' ' },
    { type: 'ACTIVE.MOVED', to: 'next' },
    { type: 'ACTIVE.MOVED', to: 'previous' },
    { type: 'ACTIVE.TAKEN' },
    { type: 'SUGGESTION.CHOSEN', at: 0 },
    { type: 'SUGGESTION.CHOSEN', at: 2 },
    { type: 'SEARCH.SUBMITTED', text: ' 前端 ' },
    { type: 'SEARCH.SUBMITTED', text: ' ' },
    { type: 'ESCAPE.PRESSED', text: 'jsj' },
    { type: 'ESCAPE.PRESSED', text: '' },
    { type: 'FIELD.LEFT' },
    { type: 'RECENT.REMOVED', text: '数字 IC 设计' },
    { type: 'RECENT.CLEARED' },
  ],
  actors: {
    readHot: { done: [['选调生']] },
    watchRecent: {
      sends: [
        { type: 'RECENT.SEEN', texts: ['数字 IC 设计'] },
        { type: 'RECENT.SEEN', texts: [] },
      ],
    },
    ask: { done: [FOUND, NOTHING], error: [new CallFailure({ kind: 'timeout' })] },
  },
  delays: { TYPING_PAUSE: 150 },
  /** Only a search that is shown is removed. */
  feasible: ({ context: { recent } }, { type }) =>
    !['RECENT.REMOVED', 'RECENT.CLEARED'].includes(type) || recent.length > 0,
  equivalent: {
    'searchSuggest.open initial: searchSuggest.open.composing': 'it is entered at one of its states, never as a whole',
  },
  properties: searchSuggestProperties,
})
