import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ENTRY_DECISIONS, entryDecisions } from '../../../scripts/entries.ts'

it('keeps the table of entry decisions as the machine decides them', async () => {
  expect(readFileSync(ENTRY_DECISIONS, 'utf8')).toBe(await entryDecisions())
})
