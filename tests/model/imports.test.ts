import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const files = globSync('machines/**/*.ts', { cwd: root })

/** What a file imports: packages by name, files from the root of the project. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const sources = [...text.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)'([^']+)'/g)].flatMap(([, source]) => source ?? [])
  return sources.map((source) =>
    source.startsWith('.') ? relative(root, resolve(root, dirname(file), source)) : source,
  )
}

it('keeps machines free of everything but xstate, the contract and each other [FLOW-1]', () => {
  const foreign = files.flatMap((file) =>
    importsOf(file)
      .filter((source) => source !== 'xstate' && !source.startsWith('machines/') && !source.startsWith('contract/'))
      .map((source) => `${file} imports ${source}`),
  )
  expect(files.filter((file) => file.endsWith('.machine.ts')).length).toBeGreaterThan(0)
  expect(foreign).toEqual([])
})
