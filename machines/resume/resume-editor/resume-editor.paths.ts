import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { resumeEditorMachine } from './resume-editor.machine.ts'
import { MINE, resumeEditorProperties, THEIRS, WAS, WRONG } from './resume-editor.properties.ts'

const server = (code: number, data: unknown = null) =>
  new CallFailure({ kind: 'server', code, msg: '请稍后再试', data })
const theirs = { content: THEIRS, version: 7 }
const alike = { content: MINE, version: 7 }
const draft = { content: THEIRS, version: 3, kept: WAS }
const gone = { content: null, version: 7 }

export const resumeEditorPaths = catalogue({
  flow: 'resume-editor',
  machine: resumeEditorMachine,
  inputs: {
    kept: { key: 'intention', content: WAS, kept: WAS, version: 3, today: '2026-11-20' },
    draft: { key: 'intention', content: MINE, kept: WAS, version: 3, today: '2026-11-20' },
  },
  events: [
    { type: 'CONTENT.CHANGED', content: MINE },
    { type: 'CONTENT.CHANGED', content: WAS },
    { type: 'CONTENT.CHANGED', content: WRONG },
    { type: 'SECTION.LEFT' },
    { type: 'RETRIED' },
    { type: 'RIVAL.SAVED', rival: theirs },
    { type: 'RIVAL.SAVED', rival: gone },
    { type: 'RIVAL.SAVED', rival: alike },
    { type: 'RIVAL.SAVED', rival: draft },
    { type: 'CONFLICT.RESOLVED', content: THEIRS },
    { type: 'CONFLICT.RESOLVED', content: MINE },
    { type: 'CONFLICT.RESOLVED', content: null },
    { type: 'PIECE.REMOVED' },
  ],
  actors: {
    save: {
      done: [{ version: 9, savedAt: '2026-11-20T06:32:00.000Z' }],
      error: [
        server(codes.conflict, theirs),
        server(codes.conflict, gone),
        server(codes.refused),
        server(codes.notLoggedIn),
        server(codes.internal),
        server(codes.unavailable),
        new CallFailure({ kind: 'offline' }),
        new CallFailure({ kind: 'timeout' }),
      ],
    },
    watchConnection: { sends: [{ type: 'CONNECTION.BACK' }] },
  },
  /** Only what is gone can be left gone, and a draft meets only what is typed. */
  feasible: ({ value, context: { rival } }, event) =>
    event.type === 'CONFLICT.RESOLVED'
      ? Reflect.get(event, 'content') !== null || rival?.content === null
      : Reflect.get(event, 'rival') !== draft || value !== 'clean',
  delays: { AUTOSAVE_REST: 800, RETRY_PAUSE: 5000 },
  properties: resumeEditorProperties,
})
