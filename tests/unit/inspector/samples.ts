import type { ActorInfo, RecordedStep } from '../../../src/inspector/wire.ts'

/** A step of which only some fields matter. */
export const recorded = (fields: Partial<RecordedStep> & Pick<RecordedStep, 'step'>): RecordedStep => ({
  at: 1_700_000_000_000 + fields.step,
  actor: 'x:1',
  from: null,
  kind: 'page',
  event: { type: 'PINGED' },
  before: 'idle',
  value: 'idle',
  context: {},
  tags: [],
  status: 'active',
  active: ['flow.idle'],
  microsteps: [],
  candidates: [],
  open: [],
  calls: [],
  ...fields,
})

export const actorInfo = (fields: Partial<ActorInfo> & Pick<ActorInfo, 'key' | 'id'>): ActorInfo => ({
  flow: null,
  parent: null,
  status: 'active',
  value: null,
  ...fields,
})
