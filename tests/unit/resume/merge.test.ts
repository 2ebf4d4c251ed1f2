import { describe, expect, it } from 'vitest'
import { differencesOf, mergedOf, mergedUnasked } from '../../../src/entities/resume/merge.ts'

const base = { company: '拓岩', city: '江临', bullets: ['一'] }
const mine = { company: '拓岩机器人', city: '江临', bullets: ['一', '二'] }
const theirs = { company: '拓岩', city: '苏州', bullets: ['一', '三'] }

describe('two versions of one section', () => {
  it('differ field by field, and whoever changed one is suggested [RES-5]', () => {
    expect(differencesOf(base, mine, theirs)).toEqual([
      { name: 'company', mine: '拓岩机器人', theirs: '拓岩', suggested: 'mine' },
      { name: 'city', mine: '江临', theirs: '苏州', suggested: 'theirs' },
      { name: 'bullets', mine: ['一', '二'], theirs: ['一', '三'], suggested: 'mine' },
    ])
  })

  it('are put together as was chosen, and nothing else is changed [RES-5]', () => {
    expect(mergedOf(mine, theirs, { company: 'mine', city: 'theirs', bullets: 'theirs' })).toEqual({
      company: '拓岩机器人',
      city: '苏州',
      bullets: ['一', '三'],
    })
    expect(mergedOf(mine, theirs, {})).toEqual(mine)
  })

  it('two versions of one text are taken as a whole', () => {
    expect(differencesOf('a', 'b', 'c')).toEqual([{ name: '', mine: 'b', theirs: 'c', suggested: 'mine' }])
    expect([mergedOf('b', 'c', { '': 'theirs' }), mergedOf('b', 'c', { '': 'mine' })]).toEqual(['c', 'b'])
  })
})

describe('a draft and what was typed before it came to light', () => {
  it('are put together where each changed something else [RES-5]', () => {
    const typed = { ...base, company: '拓岩机器人' }
    const drafted = { ...base, bullets: ['一', '三'] }
    expect(mergedUnasked(base, typed, drafted)).toEqual({
      content: { company: '拓岩机器人', city: '江临', bullets: ['一', '三'] },
    })
    expect(mergedUnasked(base, typed, base)).toEqual({ content: typed })
    expect(mergedUnasked(base, typed, typed)).toEqual({ content: typed })
  })

  it('are left to a choice where both changed the same [RES-5]', () => {
    expect(mergedUnasked(base, mine, theirs)).toBeNull()
    expect(mergedUnasked('', '刚打的', '草稿')).toBeNull()
    const list = ['a', 'b', 'c'].map((id) => ({ id }))
    const [a, b, c] = list
    expect(mergedUnasked(list, [b, a, c], [a, c, b])).toBeNull()
    expect(mergedUnasked(list, list, [c, a, b])).toEqual({ content: [c, a, b] })
  })
})

describe('two versions of one list', () => {
  const [a, b, c] = [
    { id: 'a', name: 'C' },
    { id: 'b', name: 'Git' },
    { id: 'c', name: 'Rust' },
  ]
  const changed = { id: 'a', name: 'C++' }

  it('differ item by item [RES-5]', () => {
    expect(differencesOf([a, b], [changed, b], [a, c])).toEqual([
      { name: 'a', mine: changed, theirs: a, suggested: 'mine' },
      { name: 'b', mine: b, theirs: undefined, suggested: 'theirs' },
      { name: 'c', mine: undefined, theirs: c, suggested: 'theirs' },
    ])
  })

  it('are put together in my order, what is new in theirs at the end [RES-5]', () => {
    const choices = { a: 'mine', b: 'theirs', c: 'theirs' } as const
    expect(mergedOf([changed, b], [a, c], choices)).toEqual([changed, c])
    expect(mergedOf([changed, b], [a, c], { a: 'theirs', b: 'mine', c: 'mine' })).toEqual([a, b])
  })

  it('differ in their order, which whoever changed it is suggested for [RES-5]', () => {
    expect(differencesOf([a, b], [b, a], [a, b])).toEqual([
      { name: 'order', mine: [b, a], theirs: [a, b], suggested: 'mine' },
    ])
    expect(differencesOf([a, b, c], [a, b], [c, b, a])).toEqual([
      { name: 'c', mine: undefined, theirs: c, suggested: 'mine' },
      { name: 'order', mine: [a, b], theirs: [c, b, a], suggested: 'theirs' },
    ])
    expect(differencesOf(null, [a, b], [b, a])).toMatchObject([{ name: 'order', suggested: 'mine' }])
    expect(differencesOf([a, b], [a, b, c], [b, a])).toMatchObject([{ name: 'c' }, { suggested: 'theirs' }])
  })

  it('are put together in the order that was chosen, what theirs lacks at the end [RES-5]', () => {
    expect(mergedOf([b, a], [a, b], { order: 'mine' })).toEqual([b, a])
    expect(mergedOf([b, a], [a, b], { order: 'theirs' })).toEqual([a, b])
    expect(mergedOf([c, b, changed], [a, b], { a: 'mine', c: 'mine', order: 'theirs' })).toEqual([changed, b, c])
  })
})
