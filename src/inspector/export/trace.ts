import * as z from 'zod/mini'
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

const json = z.json() as unknown as z.ZodMiniType<Json>
const event = z.looseObject({ type: z.string() }) as unknown as z.ZodMiniType<RecordedStep['event']>
const texts = z.array(z.string())

const actor: z.ZodMiniType<ActorInfo> = z.object({
  key: z.string(),
  id: z.string(),
  flow: z.nullable(z.string()),
  parent: z.nullable(z.string()),
  status: z.enum(['active', 'done', 'error', 'stopped']),
  value: json,
})

const call: z.ZodMiniType<Call> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('action'), name: z.string(), params: json }),
  z.object({ kind: z.literal('start'), id: z.string(), src: z.string(), input: json }),
  z.object({ kind: z.literal('stop'), id: z.string() }),
  z.object({ kind: z.literal('tell'), id: z.string(), event: json }),
  z.object({ kind: z.literal('report'), event: json }),
  z.object({ kind: z.literal('emit'), event: json }),
])

const step: z.ZodMiniType<RecordedStep> = z.object({
  step: z.int().check(z.positive()),
  at: z.number(),
  actor: z.string(),
  from: z.nullable(z.string()),
  kind: z.enum(['start', 'page', 'actor', 'timer', 'done', 'error']),
  event,
  before: json,
  value: json,
  context: json,
  tags: texts,
  status: z.string(),
  active: texts,
  microsteps: z.array(texts),
  candidates: z.array(
    z.object({ key: z.string(), fate: z.enum(['taken', 'guardRefused', 'earlierTaken', 'deeperTaken']) }),
  ),
  open: texts,
  calls: z.array(call),
})

const trace: z.ZodMiniType<Trace> = z.object({
  format: z.literal('qihang-trace'),
  version: z.literal(1),
  address: z.string(),
  savedAt: z.number(),
  actors: z.array(actor),
  steps: z.array(step),
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
  const head = z.looseObject({ format: z.literal('qihang-trace'), version: z.unknown() }).safeParse(content)
  if (!head.success) throw new TraceError('notTrace', 'format')
  if (head.data.version !== 1) throw new TraceError('otherVersion', 'version')
  const read = trace.safeParse(content)
  if (!read.success) throw new TraceError('notTrace', read.error.issues[0]?.path.join('.'))
  return { ...read.data, steps: newest(read.data.steps) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new TraceError('notJson')
  }
}
