import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')

/** What makes a page of the document's own. */
const entries = globSync('src/**/main.tsx')

it('every page ignores keys that an input method took', () => {
  expect(entries.length).toBe(3)
  expect(entries.filter((file) => !/^ *ignoreInputMethodKeys\(\)$/m.test(read(file)))).toEqual([])
})

it('nothing looks for keys of an input method by itself', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => file !== 'src/ui/input-method.ts')
  expect(files.filter((file) => /\bkeyCode\b/.test(read(file)))).toEqual([])
})

it('every page outlives its translation, and asks for none of what it says itself', () => {
  expect(entries.filter((file) => !/^ *outlivePageTranslation\(\)$/m.test(read(file)))).toEqual([])
  const documents = globSync(['*.html', 'src/**/*.html'])
  expect(documents.length).toBe(3)
  expect(documents.filter((file) => !read(file).includes('<body translate="no">'))).toEqual([])
})
