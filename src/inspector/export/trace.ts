import * as v from 'valibot'
import type { Json } from '../../../harness/encode.ts'
import type { Call } from '../../../harness/path.ts'
import { type ActorInfo, type RecordedStep, STEP_LIMIT, type Trace } from '../wire.ts'

/** Why a file is no trace: no JSON, JSON of something else, or a trace of a version that this inspector cannot read. */
export type TraceFault = 'notJson' | 'notTrace' | 'otherVersion'

export class TraceError extends Error {
  override readonly name = 'TraceError'
  readonly fault: TraceFault
  /** First field that is wrong, as `steps.3.at`; empty where no field is to blame. */
  readonly field: string

  constructor(fault: TraceFault, field = '') {
    super(field === '' ? fault : `${fault}: ${field}`)
    this.fault = fault
    this.field = field
  }
}

/** Whatever is read here was JSON. */
const json = v.unknown() as v.GenericSchema as v.GenericSchema<Json>
const event = v.looseObject({ type: v.string() }) as v.GenericSchema as v.GenericSchema<RecordedStep['event']>
const texts = v.array(v.string())

const actor: v.GenericSchema<ActorInfo> = v.object({
  key: v.string(),
  id: v.string(),
  flow: v.nullable(v.string()),
  parent: v.nullable(v.string()),
  status: v.picklist(['active', 'done', 'error', 'stopped']),
  value: json,
})

const call: v.GenericSchema<Call> = v.variant('kind', [
  v.object({ kind: v.literal('action'), name: v.string(), params: json }),
  v.object({ kind: v.literal('start'), id: v.string(), src: v.string(), input: json }),
  v.object({ kind: v.literal('stop'), id: v.string() }),
  v.object({ kind: v.literal('tell'), id: v.string(), event: json }),
  v.object({ kind: v.literal('report'), event: json }),
  v.object({ kind: v.literal('emit'), event: json }),
])

const step: v.GenericSchema<RecordedStep> = v.object({
  step: v.pipe(v.number(), v.safeInteger(), v.gtValue(0)),
  at: v.number(),
  actor: v.string(),
  from: v.nullable(v.string()),
  kind: v.picklist(['start', 'page', 'actor', 'timer', 'done', 'error']),
  event,
  before: json,
  value: json,
  context: json,
  tags: texts,
  status: v.string(),
  active: texts,
  microsteps: v.array(texts),
  candidates: v.array(
    v.object({ key: v.string(), fate: v.picklist(['taken', 'guardRefused', 'earlierTaken', 'deeperTaken']) }),
  ),
  open: texts,
  calls: v.array(call),
})

const trace: v.GenericSchema<Trace> = v.object({
  format: v.literal('qihang-trace'),
  version: v.literal(1),
  address: v.string(),
  savedAt: v.number(),
  actors: v.array(actor),
  steps: v.array(step),
})

const newest = (steps: readonly RecordedStep[]): readonly RecordedStep[] => steps.slice(-STEP_LIMIT)

/** A recording as the text of a file; it holds what the panel holds, whose secrets the page has masked. */
export const saveTrace = ({ address, savedAt, actors, steps }: Omit<Trace, 'format' | 'version'>): string =>
  JSON.stringify({ format: 'qihang-trace', version: 1, address, savedAt, actors, steps: newest(steps) } satisfies Trace)

/**
 * Reads what `saveTrace` wrote, its last `STEP_LIMIT` steps.
 * @throws TraceError for anything else
 */
export function readTrace(text: string): Trace {
  const content = parsed(text)
  const head = v.safeParse(v.looseObject({ format: v.literal('qihang-trace'), version: v.unknown() }), content)
  if (!head.success) throw new TraceError('notTrace', 'format')
  if (head.output.version !== 1) throw new TraceError('otherVersion', 'version')
  const read = v.safeParse(trace, content)
  if (!read.success) throw new TraceError('notTrace', v.getDotPath(read.issues[0]) ?? '')
  return { ...read.output, steps: newest(read.output.steps) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new TraceError('notJson')
  }
}
