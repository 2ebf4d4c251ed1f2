import { describe, expect, it } from 'vitest'
import type { Json } from '../../../harness/encode.ts'
import { treeRows } from '../../../src/inspector/log/tree.ts'
import { codeLines, countChanges, inline, textOf } from '../../../src/inspector/values/code.ts'
import type { ActorInfo } from '../../../src/inspector/wire.ts'

const signs = { same: ' ', added: '+', removed: '-' }
const shown = (value: Json, before?: Json) =>
  codeLines(value, before).map(({ change, depth, tokens }) => `${signs[change]} ${'  '.repeat(depth)}${textOf(tokens)}`)

describe('a context as code [FLOW-4]', () => {
  it('is one line a field, long ones over several', () => {
    expect(
      shown({ page: '/login', code: { uuid: '•••', picture: 'data:image/png;base64,AA' }, list: [1, null] }),
    ).toEqual([
      '  page: "/login"',
      '  code: {',
      '    uuid: •••',
      '    picture: "data:image/png;base64,AA"',
      '  }',
      '  list: [1, null]',
    ])
  })

  it('marks what a step added, changed and took away, deep down too', () => {
    const same = 'a text that needs a line of its own'
    expect(
      shown({ polls: 2, user: { name: same, age: 2 }, now: 1 }, { polls: 1, user: { name: same, age: 1 }, old: 0 }),
    ).toEqual([
      '- polls: 1',
      '+ polls: 2',
      '  user: {',
      `    name: "${same}"`,
      '-   age: 1',
      '+   age: 2',
      '  }',
      '+ now: 1',
      '- old: 0',
    ])
    expect(countChanges({ a: 1, b: 1, c: 1 }, { a: 1, b: 2, d: 1 })).toEqual({
      added: 1,
      changed: 1,
      removed: 1,
      same: 1,
    })
  })

  it('tells secrets from other text', () => {
    expect(inline({ phone: '•••' }).map(({ kind }) => kind)).toEqual(['plain', 'plain', 'secret', 'plain'])
  })
})

const actor = (key: string, id: string, parent: string | null, status: ActorInfo['status'] = 'active'): ActorInfo => ({
  key,
  id,
  flow: null,
  parent,
  status,
  value: null,
})

describe('the tree of actors [FLOW-4]', () => {
  const actors = [
    actor('1', 'login', null),
    actor('2', 'poll', '1', 'done'),
    actor('3', 'poll', '1', 'done'),
    actor('4', 'captcha', '1', 'stopped'),
    actor('5', 'drag', '4', 'stopped'),
    actor('6', 'poll', '1'),
    actor('7', 'orphan', 'gone'),
  ]
  const rows = (flipped: readonly string[] = []) =>
    treeRows(actors, new Set(flipped)).map(({ actor: { key }, depth, times }) => [key, depth, times])

  it('shows the living before the ended, the ended once an id, closed', () => {
    expect(rows()).toEqual([
      ['1', 0, 1],
      ['6', 1, 1],
      ['3', 1, 2],
      ['4', 1, 1],
      ['7', 0, 1],
    ])
  })

  it('opens what ended and closes what lives where asked', () => {
    expect(rows(['4'])).toEqual([
      ['1', 0, 1],
      ['6', 1, 1],
      ['3', 1, 2],
      ['4', 1, 1],
      ['5', 2, 1],
      ['7', 0, 1],
    ])
    expect(rows(['1'])).toEqual([
      ['1', 0, 1],
      ['7', 0, 1],
    ])
  })
})
