import { describe, expect, it } from 'vitest'
import { hashOf, monogramOf } from '../../../src/ui/monogram/monogram-of.ts'

describe('the character that stands for a name', () => {
  it.each([
    ['拓岩机器人', '拓'],
    ['江临市拓岩机器人有限公司', '拓'],
    ['浙江省江临市拓岩机器人', '拓'],
    ['中国云岫软件', '云'],
    ['江临市', '江'],
    ['（已更名）云岫软件', '已'],
    [' “晨岚”半导体', '晨'],
    ['acme robotics', 'A'],
    ['3D 打印', '3'],
    ['𠮷野家', '𠮷'],
    ['——', ''],
    ['', ''],
  ])('%s', (name, character) => {
    expect(monogramOf(name)).toBe(character)
  })
})

it('gives names that differ by one character different looks', () => {
  const looks = [...'晨拓云海澄青衡知明禾江远棠北南凌'].map((character) => hashOf(`${character}岚科技`) % 48)
  expect(new Set(looks).size).toBeGreaterThan(10)
})
