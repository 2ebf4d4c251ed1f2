import { describe, expect, it } from 'vitest'
import { emptyResume } from '../../../contract/resume.ts'
import { entryOf, inOrder, inPlace, pieceIn, versionIn, withPiece } from '../../../contract/rules/resume-pieces.ts'
import { blankEntry } from '../../../src/entities/resume/blank.ts'
import { lists as simplified, spelt } from '../../../src/entities/resume/lists/lists.ts'
import { lists as taiwan } from '../../../src/entities/resume/lists/taiwan-lists.ts'
import { lists as traditional } from '../../../src/entities/resume/lists/traditional-lists.ts'
import { matching } from '../../../src/entities/resume/matching.ts'
import { moved } from '../../../src/features/resume/editor/sorting/moved.ts'
import { newId } from '../../../src/ui/new-id.ts'

const one = { ...blankEntry('work', 'work-0001'), company: '甲' }
const two = { ...blankEntry('work', 'work-0002'), company: '乙' }
const content = { ...emptyResume, work: [one, two] }

describe('a piece of a resume', () => {
  it('is a section by its name, or an entry by its id', () => {
    expect([entryOf('summary'), entryOf('work/work-0001')]).toEqual([null, { kind: 'work', id: 'work-0001' }])
    expect([
      pieceIn(content, 'summary'),
      pieceIn(content, 'work/work-0002'),
      pieceIn(content, 'work/gone-0001'),
    ]).toEqual(['', two, null])
    const versions = { summary: 3, 'work-0001': 7 }
    expect(versionIn({ versions }, 'summary')).toBe(3)
    expect(versionIn({ versions }, 'work/work-0001')).toBe(7)
    expect(versionIn({ versions }, 'work/work-0002')).toBe(0)
  })

  it('is put in its place, added at the end, or taken away', () => {
    const changed = { ...one, company: '丙' }
    expect(withPiece(content, 'work/work-0001', changed).work).toEqual([changed, two])
    const added = { ...one, id: 'work-0003' }
    expect(withPiece(content, 'work/work-0003', added).work).toEqual([one, two, added])
    expect(withPiece(content, 'work/work-0001', null).work).toEqual([two])
    expect(withPiece(content, 'summary', '好').summary).toBe('好')
  })

  it('is ordered by ids, those not named after them', () => {
    expect(inOrder([one, two], ['work-0002', 'gone-0001'])).toEqual([two, one])
  })

  it('stays where it was begun while others are saved, put in order and added', () => {
    const named = (...ids: readonly string[]) => ids.map((id) => ({ id }))
    const begun = new Set(['b', 'c', 'd'])
    expect(inPlace(named('a', 'b', 'c'), begun, ['a'])).toEqual(named('a', 'b', 'c'))
    // The second of two has come to the server first.
    expect(inPlace(named('a', 'c', 'b'), begun, ['a', 'b', 'c'])).toEqual(named('a', 'b', 'c'))
    expect(inPlace(named('a', 'c', 'b', 'd'), begun, ['a', 'b', 'c'])).toEqual(named('a', 'b', 'c', 'd'))
    expect(inPlace(named('c', 'a', 'b'), new Set(['b']), ['b', 'a', 'c'])).toEqual(named('b', 'c', 'a'))
    expect(inPlace(named('a', 'c'), begun, ['a', 'b', 'c'])).toEqual(named('a', 'c'))
  })

  it('has an id that the contract takes, never twice', () => {
    const ids = Array.from({ length: 100 }, newId)
    expect(new Set(ids).size).toBe(100)
    expect(ids.every((id) => /^[\w-]{8,36}$/.test(id))).toBe(true)
  })
})

describe('a list', () => {
  it('moves one of it, up, down and not at all', () => {
    expect([moved(['a', 'b', 'c'], 0, 2), moved(['a', 'b', 'c'], 2, 0), moved(['a', 'b', 'c'], 1, 1)]).toEqual([
      ['b', 'c', 'a'],
      ['c', 'a', 'b'],
      ['a', 'b', 'c'],
    ])
  })

  it('offers what begins with a text before what holds it, eight at most, nothing taken', () => {
    const all = ['南京', '济南', '南昌', '海南']
    expect(matching(all, '南')).toEqual(['南京', '南昌', '济南', '海南'])
    expect(matching(all, '南', ['南京'])).toEqual(['南昌', '济南', '海南'])
    expect(
      matching(
        Array.from({ length: 20 }, (_, at) => `城${at}`),
        '',
      ),
    ).toHaveLength(8)
  })

  it('finds a place by its pinyin, or by what its syllables begin with', () => {
    const spelt = new Map([
      ['南京', 'nan-jing'],
      ['西安', 'xi-an'],
      ['南昌', 'nan-chang'],
    ])
    const found = (typed: string) => matching([...spelt.keys()], typed, [], spelt)
    expect([found('nan'), found('NJ'), found('xia'), found('xa'), found('jing')]).toEqual([
      ['南京', '南昌'],
      ['南京'],
      ['西安'],
      ['西安'],
      [],
    ])
  })

  it('knows how every place of the lists is pronounced', () => {
    const places = new Set([...simplified.hometowns, ...simplified.cities])
    expect([...places].filter((place) => !/^[a-z]+(?:-[a-z]+)*$/.test(spelt.get(place) ?? ''))).toEqual([])
    expect([...places].filter((place) => spelt.get(place)?.split('-').length !== place.length)).toEqual([])
    const said = ['重庆', '厦门', '六安', '喀什', '乌鲁木齐', '陕西', '台湾'].map((place) => spelt.get(place))
    expect(said).toEqual(['chong-qing', 'xia-men', 'lu-an', 'ka-shi', 'wu-lu-mu-qi', 'shan-xi', 'tai-wan'])
  })

  it.each([
    ['the mainland', simplified, '江苏'],
    ['whoever reads traditional characters', traditional, '江蘇'],
    ['Taiwan', taiwan, '江蘇'],
  ])('offers %s provinces to be from [RES-2]', (_, { hometowns }, province) => {
    expect(matching(hometowns, province)).toEqual([province])
    expect(new Set(hometowns).size).toBe(hometowns.length)
  })

  it('finds 台 for whoever writes 臺', () => {
    expect(matching(['台北市', '台東縣'], '臺東')).toEqual(['台東縣'])
  })
})
