import { readFileSync } from 'node:fs'
import type * as v from 'valibot'
import { expect, it } from 'vitest'
import { siteInfo } from '../../../contract/calls/site.ts'
import { standardSettings } from '../../../server/areas/site/schema.ts'
import { known } from '../../fitting.ts'

/** Paths of everything that a schema names, with what stands below it. */
function pathsOf(schema: v.GenericSchema, prefix = ''): string[] {
  const one = known(schema)
  switch (one.type) {
    case 'object':
      return Object.entries(one.entries).flatMap(([name, entry]) => [
        prefix + name,
        ...pathsOf(entry, `${prefix}${name}.`),
      ])
    case 'nullable':
    case 'optional':
      return pathsOf(one.wrapped, prefix)
    case 'variant':
      return one.options.flatMap((option) => pathsOf(option, prefix))
    default:
      return []
  }
}

const settingsPaths = Object.entries(standardSettings).flatMap(([name, value]) =>
  typeof value === 'object' ? Object.keys(value).map((key) => `${name}.${key}`) : [name],
)
const infoPaths = pathsOf(siteInfo).filter(
  (path) => !/\.(?:zh-CN|zh-TW|en)$/.test(path) && !['catalogue', 'brand', 'captcha', 'school.config'].includes(path),
)

it.each([...infoPaths, ...settingsPaths])('docs/add-a-site.md says what %s is', (path) => {
  const rows = readFileSync('docs/add-a-site.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
  const [parent, last] = [path.slice(0, path.lastIndexOf('.')), path.slice(path.lastIndexOf('.') + 1)]
  const isNamed = (row: string) =>
    row.includes(`\`${path}\``) || (row.startsWith(`| \`${parent}\``) && row.includes(`\`${last}\``))
  expect(rows.some(isNamed)).toBe(true)
})
