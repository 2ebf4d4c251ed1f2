import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { siteInfo } from '../../../contract/calls/site.ts'
import { standardSettings } from '../../../server/areas/site/schema.ts'

type Schema = { properties?: Record<string, Schema>; anyOf?: Schema[] }

/** Paths of everything that a schema names, with what stands below it. */
function pathsOf({ properties = {}, anyOf = [] }: Schema, prefix = ''): string[] {
  const below = Object.entries(properties).flatMap(([name, schema]) => [
    prefix + name,
    ...pathsOf(schema, `${prefix}${name}.`),
  ])
  return [...below, ...anyOf.flatMap((schema) => pathsOf(schema, prefix))]
}

const settingsPaths = Object.entries(standardSettings).flatMap(([name, value]) =>
  typeof value === 'object' ? Object.keys(value).map((key) => `${name}.${key}`) : [name],
)
const infoPaths = pathsOf(z.toJSONSchema(siteInfo) as Schema).filter(
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
