import { describe, expect, it, vi } from 'vitest'
import type { ResumeRecord } from '../../../contract/calls/resume.ts'
import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import type { Change, Saved } from '../../../machines/resume/resume-editor/resume-editor.types.ts'
import { createPieces } from '../../../src/app/resume/pieces.ts'
import { written } from '../../fixtures/resumes/written.ts'

const record: ResumeRecord = {
  version: 3,
  updated_at: '2026-11-20T06:32:00.000Z',
  content: written,
  versions: { layout: 3 },
  attachments: [],
}

const rival = { ...written.layout, template: 2, accent: 'amber' }

describe('how a resume looks, set in two places', () => {
  it('is as it was clicked here, all else as it is by now [RES-4] [RES-5]', async () => {
    const sent: Change[] = []
    const save = async (change: Change): Promise<Saved> => {
      sent.push(change)
      if (change.version === 7) return { version: 8, savedAt: '2026-11-20T06:33:00.000Z' }
      const data = { content: rival, version: 7, updated_at: '2026-11-20T06:32:30.000Z' }
      throw new CallFailure({ kind: 'server', code: codes.conflict, msg: '', data })
    }
    const pieces = createPieces(
      { save, watchConnection: () => () => {} },
      { record: () => record, onChanged() {}, onBegun() {}, onTyped() {}, onSettled() {}, onWanted() {} },
    )
    pieces.hold('layout')
    const piece = pieces.of('layout')
    vi.useFakeTimers()
    try {
      piece?.send({ type: 'CONTENT.CHANGED', content: { ...written.layout, accent: 'green' } })
      await vi.advanceTimersByTimeAsync(2000)
    } finally {
      vi.useRealTimers()
    }
    expect(sent.map(({ version }) => version)).toEqual([3, 7])
    expect(sent[1]?.content).toEqual({ ...written.layout, template: 2, accent: 'green' })
    expect(piece?.getSnapshot().hasTag('unsaved')).toBe(false)
    pieces.end()
  })
})
