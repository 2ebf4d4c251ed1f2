import * as z from 'zod/mini'
import type { DeadlinePort } from '../../../machines/sms-code/sms-code.ports.ts'
import { readLocal, writeLocal } from './storage.ts'

const stored = z.record(z.string(), z.number())

function readAll(): Record<string, number> {
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
