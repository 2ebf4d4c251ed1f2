import { expect, it } from 'vitest'
import { requirementFaults, requirementsBy } from '../../../scripts/requirements.ts'

const ran = (title: string, passed = true) => ({ file: '/a.test.ts', title, passed })
const one = (id: string, ...tests: Parameters<typeof requirementsBy>[0]) => {
  const row = requirementsBy(tests).find((row) => row.id === id)
  return {
    isProved: row?.isProved,
    faults: requirementFaults(tests).filter((fault) => fault.startsWith(`requirement ${id} `)),
  }
}

it('a requirement is proved by tests that carry it and all passed', () => {
  expect(one('SITE-1', ran('loads [SITE-1]'), ran('fails in words [SHELL-1, SITE-1]'))).toEqual({
    isProved: true,
    faults: [],
  })
  const lost = { isProved: false, faults: ['requirement SITE-1 is not proved'] }
  expect(one('SITE-1', ran('loads [SITE-1]'), ran('fails in words [SHELL-1, SITE-1]', false))).toEqual(lost)
  expect(one('SITE-1', ran('loads SITE-1'), ran('loads [SITE-10]'))).toEqual(lost)
})

it('one that a test carries and no row has is named once', () => {
  const tests = [ran('loads [SITE-1] [SITE-99]'), ran('ends [SITE-99, SITE-1]'), ran('reads [UTF-8 text]')]
  expect(requirementFaults(tests).filter((fault) => fault.includes('has no row'))).toEqual([
    'requirement SITE-99 has no row in docs/requirements.md',
  ])
})
