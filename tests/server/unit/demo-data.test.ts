import * as v from 'valibot'
import { expect, it } from 'vitest'
import { checkData, readData, words } from '../../../server/demo/seed/data.ts'

const schema = v.array(v.strictObject({ label: words }))
const label = { 'zh-CN': '杭州', 'zh-TW': '杭州', en: 'Hangzhou' }

it('data of the demonstration is what its schema gives', () => {
  expect(checkData('cities', [{ label }], schema)).toEqual([{ label }])
})

it.each([
  ['a wrong key', { label, lable: label }, /cities\.json\n.*"lable"\n.*at 1\.lable$/],
  ['a wrong key within', { label: { ...label, de: 'Hangzhou' } }, /cities\.json\n.*"de"\n.*at 1\.label\.de$/],
  ['no text in one language', { label: { ...label, en: undefined } }, /cities\.json\n.*\n.*at 1\.label\.en$/],
])('%s is an error that names the file and where in it', (_, wrong, message) => {
  expect(() => checkData('cities', [{ label }, wrong], schema)).toThrow(message)
})

it('is read from its file, which an error names', () => {
  expect(() => readData('columns', v.strictObject({}))).toThrow(/^server\/demo\/data\/columns\.json\n.*"guidance"/)
})
