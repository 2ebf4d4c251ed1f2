import * as z from 'zod/mini'
import type { DeadlinePort } from '../../../machines/login/sms-code/sms-code.ports.ts'
import type { Deadline } from '../../../machines/login/sms-code/sms-code.types.ts'
import { readLocal, writeLocal } from './storage.ts'

const stored = z.record(z.string(), z.object({ deadline: z.number(), mark: z.string() }))

function readAll(): Record<string, Deadline> {
  try {
    return stored.parse(JSON.parse(readLocal('sms_deadlines') ?? '{}'))
  } catch {
    return {}
  }
}

export const deadlines: DeadlinePort = {
  read: (purpose) => readAll()[purpose] ?? null,
  write: (purpose, deadline) => writeLocal('sms_deadlines', JSON.stringify({ ...readAll(), [purpose]: deadline })),
}
