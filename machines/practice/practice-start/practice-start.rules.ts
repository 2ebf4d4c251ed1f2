import { practiceLimits } from '../../../contract/practice.ts'
import { charactersOf } from '../../../contract/rules/resume-rules.ts'
import type { PracticeWish, WholeWish } from './practice-start.types.ts'

export type WishFault = 'positionMissing' | 'positionLong' | 'occupationMissing'

/** The faults that keep a practice from beginning, in the order of the form. */
export function faultsIn({ position, occupation }: PracticeWish): readonly WishFault[] {
  const faults: WishFault[] = []
  if (position.trim() === '') faults.push('positionMissing')
  if (charactersOf(position.trim()) > practiceLimits.position) faults.push('positionLong')
  if (occupation === '') faults.push('occupationMissing')
  return faults
}

/** The wish as the call has it; null while something is missing. */
export const wholeOf = (wish: PracticeWish): WholeWish | null =>
  wish.occupation === '' || faultsIn(wish).length > 0
    ? null
    : { ...wish, occupation: wish.occupation, position: wish.position.trim() }
