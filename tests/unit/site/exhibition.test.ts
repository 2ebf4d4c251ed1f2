import { describe, expect, it } from 'vitest'
import { parseExhibitions } from '../../../machines/site/site/exhibition.ts'

const entry = { label: '', title: { 'zh-CN': '' }, show: false }

describe('the exhibition configuration', () => {
  it('is a list of label, title and whether to show it [SITE-2]', () => {
    expect(
      parseExhibitions('[{"label":"a","title":"秋季双选会","show":1},{"label":"b","title":"B","show":0}]'),
    ).toEqual([
      { label: 'a', title: { 'zh-CN': '秋季双选会' }, show: true },
      { label: 'b', title: { 'zh-CN': 'B' }, show: false },
    ])
  })

  it.each([
    ['{"en":"Autumn Job Fair","zh-TW":"秋季雙選會"}', { 'zh-TW': '秋季雙選會', en: 'Autumn Job Fair' }],
    ['{"en":"Autumn Job Fair","zh-TW":"","fr":"Salon"}', { en: 'Autumn Job Fair' }],
    ['{"en":7}', {}],
    ['"Autumn Job Fair"', {}],
    ['null', {}],
  ])('takes the title in other languages from %s [SITE-2]', (titles, others) => {
    expect(parseExhibitions(`[{"title":"秋季双选会","titles":${titles}}]`)).toEqual([
      { ...entry, title: { 'zh-CN': '秋季双选会', ...others } },
    ])
  })

  it.each([
    ['1', true],
    ['"1"', true],
    ['true', true],
    ['0', false],
    ['"0"', false],
    ['false', false],
    ['null', false],
    ['"yes"', false],
  ])('reads show %s as %s [SITE-2]', (show, shown) => {
    expect(parseExhibitions(`[{"show":${show}}]`)).toEqual([{ ...entry, show: shown }])
  })

  it.each(['[{}]', '[null]', '[7]', '[[]]'])('fills %s up [SITE-2]', (text) => {
    expect(parseExhibitions(text)).toEqual([entry])
  })

  it('is empty where there is none [SITE-2]', () => {
    expect(parseExhibitions('')).toEqual([])
  })

  it.each(['{', '{}', '7', 'null', '"text"', ' '])('is malformed where it says %s [SITE-2]', (text) => {
    expect(parseExhibitions(text)).toBeNull()
  })
})
