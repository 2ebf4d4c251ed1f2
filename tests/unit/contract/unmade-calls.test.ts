import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { calls } from '../../../contract/calls.ts'

/** Made by a link, or by somebody else's program: a file, the mini-program's back end. */
const elsewhere = /^\/api\/miniprogram\/|\/get(?:attachment|file|calendar)$|\/export$/

it('the calls that the client does not make are those that the requirements list [API-1]', () => {
  const client = globSync('src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const made = (name: string) => client.some((text) => new RegExp(`\\b${name}\\b`).test(text))
  const unmade = Object.entries(calls).flatMap(([name, { path }]) => (made(name) || elsewhere.test(path) ? [] : [path]))
  const listed = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| `(\/[^`]+)` /gm)].map(
    ([, path]) => path,
  )
  expect(listed.sort()).toEqual(unmade.sort())
})
