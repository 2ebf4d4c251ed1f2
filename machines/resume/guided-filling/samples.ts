import type { Guided, GuidedTurn } from '../../../contract/guided.ts'

export const turnOf = (more: Partial<GuidedTurn> = {}): GuidedTurn => ({
  id: 1,
  question: 'name',
  subject: '',
  text: '林知夏',
  outcome: 'written',
  wrote: ['name'],
  missing: [],
  why: null,
  unread: [],
  is_correctable: true,
  ...more,
})

const salary = {
  id: 'salary',
  subject: '',
  said: '',
  missing: [],
  can_go_back: true,
} as const satisfies Guided['question']

export const guidedOf = (more: Partial<Guided> = {}): Guided => ({
  version: 1,
  question: salary,
  number: 2,
  total: 18,
  sections: [
    { name: 'basic', done: 1, of: 3 },
    { name: 'intention', done: 0, of: 3 },
    { name: 'education', done: 0, of: 1 },
    { name: 'work', done: 0, of: 4 },
    { name: 'project', done: 0, of: 4 },
    { name: 'skills', done: 0, of: 1 },
    { name: 'honours', done: 0, of: 1 },
    { name: 'summary', done: 0, of: 1 },
  ],
  turns: [turnOf()],
  earlier: 0,
  contradictions: [],
  saved_at: '2026-11-21T06:40:00Z',
  ...more,
})

/** The student has said nothing yet. */
export const BLANK = guidedOf({
  version: 0,
  question: { ...salary, id: 'name', can_go_back: false },
  number: 1,
  turns: [],
  saved_at: null,
})
export const ASKED = guidedOf()
export const UNCLEAR = guidedOf({
  version: 2,
  question: { ...salary, missing: ['salary'] },
  turns: [
    turnOf(),
    turnOf({
      id: 2,
      question: 'salary',
      text: '不知道',
      outcome: 'unclear',
      wrote: [],
      missing: ['salary'],
      is_correctable: false,
    }),
  ],
})
/** The conversation after going back. */
export const AGAIN = guidedOf({ version: 3, question: { ...salary, id: 'name', said: '林知夏', can_go_back: false } })
export const CONTRADICTED = guidedOf({
  version: 4,
  turns: [
    turnOf(),
    turnOf({ id: 2, question: 'salary', text: '12-18K', outcome: 'asked', wrote: [], is_correctable: false }),
  ],
  contradictions: [{ place: 'salary', stands: '8-12', said: '12-18' }],
})
export const FINISHED = guidedOf({ version: 5, question: null, number: 18 })
