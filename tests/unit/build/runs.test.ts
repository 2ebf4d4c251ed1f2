import { expect, it } from 'vitest'
import { failureOf } from '../../../scripts/reports.ts'
import { unnamedRows } from '../../../scripts/requirements.ts'

it('a failure is told by what it says and by the first frame outside of packages', () => {
  const stack = [
    'AssertionError: expected 1 to be 2',
    '',
    '- 2',
    '+ 1',
    '    at equal (/w/node_modules/vitest/dist/a.js:1:1)',
    '    at /w/tests/unit/one.test.ts:7:3',
    '    at /w/tests/unit/two.test.ts:9:3',
  ].join('\n')
  expect(failureOf(stack)).toBe('AssertionError: expected 1 to be 2\n- 2\n+ 1\nat /w/tests/unit/one.test.ts:7:3')
  expect(failureOf(undefined)).toBeNull()
})

it('a row that is built and that no test names is a fault', () => {
  const sources = ["it('loads [SITE-1]')", "it('says so [SITE-3, SHELL-1] [QR-1]')", 'SITE-2']
  expect(unnamedRows(sources, ['SITE-1', 'SITE-2', 'SITE-3', 'SHELL-1', 'QR-1'])).toEqual([
    'requirement SITE-2 is named by no test',
  ])
})
