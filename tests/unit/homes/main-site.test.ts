import { expect, it } from 'vitest'
import { employerMainSite } from '../../../src/features/homes/employer-screen/main-site.ts'

const employer_main = { test: 'https://test.example', production: 'https://www.example' }

it.each([
  [1, 'https://test.example'],
  [0, 'https://www.example'],
] as const)('leads employers to their main site’s host, not_prod %i: %s [SITE-9]', (not_prod, address) => {
  expect(employerMainSite({ not_prod, employer_main })).toBe(address)
})
