import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../../', import.meta.url).pathname
const page = readFileSync(`${root}docs/security.md`, 'utf8')

const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

const rows = page
  .split('\n')
  .filter((line) => /^\| (?!-|promise)/.test(line))
  .map((line) => line.split('|').slice(1, -1))

/** A file of the product or of the tests, by its path or, where only one has it, its name. */
const isThere = (name: string) =>
  existsSync(root + name) ||
  existsSync(`${root}tests/server/${name}`) ||
  globSync(`{server,contract,tests/server}/**/${name}`, { cwd: root }).length === 1

it('names for each promise a rule, the file that keeps it and the test that attacks it', () => {
  expect(rows.length).toBeGreaterThan(30)
  for (const [promise, rule, file, test, ...more] of rows) {
    expect([promise?.trim(), rule?.trim()]).not.toContain('')
    expect(more).toEqual([])
    for (const names of [namesIn(file), namesIn(test)]) {
      expect(names.length).toBeGreaterThan(0)
      expect(names.filter((name) => !isThere(name))).toEqual([])
    }
  }
})
