import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '../../../src/app/jobs/search.ts'
import { positionHeading } from '../../../src/routes/-lists.ts'
import { addSearch, createSearch, previewSearch, resumeSearch } from '../../../src/routes/-resume.ts'
import { collegeParams, companySearch, idSearch, positionSearch } from '../../../src/routes/-search.ts'

/** What remains of an address once a page has read it. */
const kept = (read: (raw: Record<string, unknown>) => object, address: string): string =>
  stringifySearch(read(parseSearch(address)) as Record<string, unknown>)

const inOrder = (text: string): string => [...new URLSearchParams(text)].toSorted().join(' ')

describe('the address of a list of positions', () => {
  it('carries every filter, as the visitor reads it [JOB-1]', () => {
    const address =
      '?keyword=C%2B%2B&value=hardware,backend&major=software-engineering&city=jianglin&industry=chips&education=bachelor,master&period=internship' +
      '&insize=1-99,10000&nature=state,foreign&salary=15&within=7&grade=2027&zoneid=12&sort=newest&page=3&label=%E7%A1%AC%E4%BB%B6&title=A'
    expect(inOrder(kept(positionSearch, address))).toBe(inOrder(address))
  })

  it.each([
    ['?salary=7'],
    ['?within=1'],
    ['?period=weekend'],
    ['?education=none'],
    ['?sort=random'],
    ['?grade=1999'],
    ['?zoneid=0'],
    ['?zoneid=abc'],
    ['?page=1'],
    ['?page=0'],
    ['?page=-2'],
    ['?page=99999'],
    ['?city=%3Cscript%3E'],
    ['?keyword=%20%20'],
  ])('falls back from %s [JOB-1]', (address) => {
    expect(kept(positionSearch, address)).toBe('')
  })

  it('keeps what is right of a list, once each', () => {
    expect(kept(positionSearch, '?education=master,none,master,bachelor')).toBe('?education=master,bachelor')
    expect(kept(positionSearch, '?city=jianglin,,A%20B,hangzhou')).toBe('?city=jianglin,hangzhou')
  })

  it('is short', () => {
    expect(positionSearch({ keyword: 'x'.repeat(80) }).keyword).toHaveLength(60)
  })
})

it('carries the filters of companies [JOB-1]', () => {
  const address =
    '?isAll=1&keyword=A&city=jianglin&industry=chips&insize=500-999&nature=private&zoneid=3&title=B&page=2'
  expect(inOrder(kept(companySearch, address))).toBe(inOrder(address))
  expect(kept(companySearch, '?isAll=2&insize=5&nature=ours&page=x')).toBe('')
})

it('says which college page it is, and of which department [JOB-6] [NAV-9]', () => {
  expect(kept(collegeParams, '?from=0&college=4')).toBe('?from=0&college=4')
  expect(kept(collegeParams, '?from=4')).toBe('?from=4')
  expect(kept(collegeParams, '?from=5&college=law')).toBe('')
})

it('takes an id for what it is', () => {
  expect([idSearch({ id: '12' }), idSearch({ id: '012' }), idSearch({ id: '1;2' }), idSearch({})]).toEqual([
    { id: '12' },
    { id: undefined },
    { id: undefined },
    { id: undefined },
  ])
})

describe('the name of a list of positions', () => {
  const zone = { title: { 'zh-CN': '先进制造专区', en: 'Advanced manufacturing' } }
  const terms = {
    categories: [
      { value: 'hardware', label: { 'zh-CN': '硬件与制造', en: 'Hardware' }, group: { 'zh-CN': '电子信息' } },
    ],
    majors: [],
    cities: [],
    industries: [],
  }

  it.each([
    ['its zone', { zoneid: '3', title: '地址里的' }, zone, 'Advanced manufacturing'],
    ['nothing of its own where there is no such zone', { zoneid: '3', title: '地址里的' }, undefined, null],
    ['its one category', { value: ['hardware'], label: '地址里的' }, undefined, 'Hardware'],
    ['nothing of its own where there is no such category', { value: ['diving'], label: '地址里的' }, undefined, null],
    ['nothing of its own with two', { value: ['hardware', 'diving'], label: '潜水' }, undefined, null],
    ['nothing of its own without either', { title: '地址里的', label: '潜水' }, undefined, null],
  ])('is %s [JOB-1]', (_, search, known, heading) => {
    expect(positionHeading(search, known, terms, 'en')).toBe(heading)
  })

  it('is as the address has it while no category is known [JOB-1]', () => {
    const search = { value: ['hardware'], label: '硬件与制造' }
    expect(positionHeading(search, undefined, undefined, 'en')).toBe('硬件与制造')
  })
})

describe('the addresses of the resume', () => {
  it.each([
    ['?from=3&templateId=0', '?from=3&templateId=0'],
    ['?from=3&templateId=3', '?from=3&templateId=3'],
    ['?from=3&templateId=4', '?from=3'],
    ['?from=3&templateId=9', '?from=3'],
    ['?from=3&templateId=-1', '?from=3'],
    ['?from=3&templateId=x', '?from=3'],
    ['?from=3&templateId=', '?from=3'],
  ])('the paper: %s names a template that there is, or none [RES-4]', (address, wanted) => {
    expect(kept(previewSearch, address)).toBe(wanted)
  })

  it.each([
    ['?from=3&section=work&entry=0123456789ab', '?from=3&section=work&entry=0123456789ab'],
    ['?section=salary', ''],
    ['?section=work&entry=../x', '?section=work'],
    ['?section=work&entry=short', '?section=work'],
  ])('the editor: %s names a section and an entry that there may be', (address, wanted) => {
    expect(inOrder(kept(resumeSearch, address))).toBe(inOrder(wanted))
  })

  it.each([
    [previewSearch, '?from=3&templateId=1'],
    [resumeSearch, '?from=3&section=basic&lacks=1'],
    [addSearch, '?from=3&step=education'],
    [createSearch, '?from=3&step=review'],
  ])('carry the position that it is written for, and nothing that is none: %o [JOB-3]', (read, address) => {
    expect(kept(read, `${address}&apply=5`)).toBe(`${address}&apply=5`)
    for (const wrong of ['0', 'x', '//evil.example', '-1'])
      expect(kept(read, `${address}&apply=${wrong}`)).toBe(address)
  })

  it.each([
    ['?step=education', '?step=education'],
    ['?step=review', ''],
  ])('the form: %s names one of its steps', (address, wanted) => {
    expect(kept(addSearch, address)).toBe(wanted)
  })

  it.each([
    ['?step=review', '?step=review'],
    ['?step=start', ''],
  ])('the page of beginning: %s names the review, or nothing', (address, wanted) => {
    expect(kept(createSearch, address)).toBe(wanted)
  })
})
