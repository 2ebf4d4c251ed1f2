import * as v from 'valibot'
import type { DeadlinePort } from '../../../machines/login/sms-code/sms-code.ports.ts'
import type { Deadline } from '../../../machines/login/sms-code/sms-code.types.ts'
import { readLocal, writeLocal } from './storage.ts'

const stored = v.record(v.string(), v.object({ deadline: v.number(), mark: v.string() }))

function readAll(): Record<string, Deadline> {
  try {
    return v.parse(stored, JSON.parse(readLocal('sms_deadlines') ?? '{}'))
  } catch {
    return {}
  }
}

export const deadlines: DeadlinePort = {
  read: (purpose) => readAll()[purpose] ?? null,
  write: (purpose, deadline) => writeLocal('sms_deadlines', JSON.stringify({ ...readAll(), [purpose]: deadline })),
}
