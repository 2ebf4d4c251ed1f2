import { type DiagnosisRefusal, diagnosisRefusal, TARGET_LIMITS } from '../../../contract/calls/diagnoses.ts'
import { dataOf, failureOf } from '../../../contract/failures.ts'
import type { DiagnosisStartContext, StartOrder } from './diagnosis-start.types.ts'

/** Characters of a pasted position that there is something to compare with. */
const TEXT_LEAST = 20

type Chosen = Pick<DiagnosisStartContext, 'way' | 'position' | 'title' | 'text'>

export const isTextShort = (text: string): boolean => text.trim().length < TEXT_LEAST
export const isTextLong = (text: string): boolean => text.trim().length > TARGET_LIMITS.text
export const isTitleLong = (title: string): boolean => title.trim().length > TARGET_LIMITS.title

/** Whether it is said what the resume is to be judged for. */
export const isChosen = ({ way, position, title, text }: Chosen): boolean =>
  way === 'none' ||
  (way === 'position' ? position !== null : !isTextShort(text) && !isTextLong(text) && !isTitleLong(title))

export function orderOf({ way, position, title, text }: Chosen): StartOrder {
  if (way === 'position' && position) return { position_id: position.id }
  return way === 'text' ? { title: title.trim(), text: text.trim() } : {}
}

/** The reason why the server has nothing to judge; null for any other failure. */
export function refusalOf(error: unknown): DiagnosisRefusal['why'] | null {
  const failure = failureOf(error)
  return failure.kind === 'server' ? (dataOf(failure, diagnosisRefusal)?.why ?? null) : null
}
