import { expect, it } from 'vitest'
import { deadlineIn, movedIn, withinUndo } from '../../../machines/employer-office/desk-review/desk-review.rules.ts'
import type { Moved } from '../../../machines/employer-office/desk-review/desk-review.types.ts'
import { neighbour } from '../../../src/features/employer-office/review/neighbour.ts'

const stands = (id: string, status: Moved[number]['status'], is_moved: boolean, undo_until: string | null = null) => ({
  id,
  status,
  is_moved,
  undo_until,
})
const SOON = '2026-11-23T08:00:10.000Z'
const NOW = Date.parse('2026-11-23T08:00:00.000Z')

it('a decision stands as wanted by this call, or by one whose answer was lost, and else it does not [JOB-5]', () => {
  const answer = [stands('1', 'rejected', true), stands('2', 'rejected', false), stands('3', 'withdrawn', false)]
  expect(movedIn('reject', answer)).toEqual(['1', '2'])
  expect(movedIn('like', answer)).toEqual(['1'])
})

it('is taken back as long as all of it can be, and never for longer than 10 s by this clock [JOB-5]', () => {
  expect(deadlineIn([])).toBe(0)
  expect(deadlineIn([stands('1', 'offer', true, '2026-11-23T08:00:12.000Z'), stands('2', 'offer', true, SOON)])).toBe(
    Date.parse(SOON),
  )
  const until = (undo_until: string | null) => withinUndo([stands('1', 'offer', true, undo_until)], NOW)[0]?.undo_until
  expect([until('2026-11-23T09:00:00.000Z'), until('2026-11-23T08:00:04.000Z'), until(null)]).toEqual([
    SOON,
    '2026-11-23T08:00:04.000Z',
    null,
  ])
})

it('the next one is wanted, the one before likewise, and from nowhere the first', () => {
  const list = ['1', '2', '3'].map((id) => ({
    id,
    status: id === '3' ? 'submitted' : 'viewed',
  })) as never as Parameters<typeof neighbour>[0]
  const isUnread = ({ status }: { status: string }) => status === 'submitted'
  const to = (...[open, by, isWanted]: [string, 1 | -1, typeof isUnread?]) => neighbour(list, open, by, isWanted)?.id
  expect([to('1', 1), to('3', 1), to('2', -1), to('1', -1), to('', 1), to('', -1), to('gone', 1)]).toEqual([
    '2',
    undefined,
    '1',
    undefined,
    '1',
    undefined,
    '1',
  ])
  expect([to('1', 1, isUnread), to('3', 1, isUnread)]).toEqual(['3', undefined])
})
