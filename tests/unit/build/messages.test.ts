import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { locales } from '../../../contract/calls/site.ts'

const root = new URL('../../../', import.meta.url).pathname

type Catalogue = Record<string, unknown>

function catalogueOf(area: string, locale: string): Catalogue {
  const { $schema: _, ...messages } = JSON.parse(readFileSync(`${root}messages/${area}/${locale}.json`, 'utf8'))
  return messages
}

/** The placeholders of a message, whatever its shape. */
const parametersOf = (message: unknown) => [
  ...new Set(
    JSON.stringify(message)
      .match(/(?<=\{)\w+(?=\})/g)
      ?.sort() ?? [],
  ),
]

const areas = globSync('messages/*/zh-CN.json', { cwd: root }).map((file) => file.split('/')[1]!)

describe.each(areas.sort())('the messages of %s', (area) => {
  const chinese = catalogueOf(area, 'zh-CN')

  it('begin with the name of their area', () => {
    expect(Object.keys(chinese).filter((key) => !key.startsWith(`${area.replaceAll('-', '_')}_`))).toEqual([])
  })

  it.each(locales)('have the same keys and parameters in %s, and no empty text', (locale) => {
    const messages = catalogueOf(area, locale)
    expect(Object.keys(messages).sort()).toEqual(Object.keys(chinese).sort())
    const parameters = (all: Catalogue) => Object.keys(all).map((key) => [key, parametersOf(all[key])])
    expect(parameters(messages).sort()).toEqual(parameters(chinese).sort())
    expect(Object.entries(messages).filter(([, text]) => text === '')).toEqual([])
  })

  it('hold no Chinese in English', () => {
    // languages are called by their own names, whatever the page's language
    const english = Object.entries(catalogueOf(area, 'en')).filter(([key]) => !key.startsWith('shell_language_'))
    expect(english.filter(([, text]) => /\p{Script=Han}/u.test(JSON.stringify(text)))).toEqual([])
  })
})

describe('the catalogue', () => {
  it('is compiled with every area', () => {
    const settings = JSON.parse(readFileSync(`${root}project.inlang/settings.json`, 'utf8'))
    const compiled: string[] = settings['plugin.inlang.messageFormat'].pathPattern
    expect(compiled.map((pattern) => pattern.split('/')[2]).sort(), 'project.inlang/settings.json').toEqual(areas)
  })
})

/** What people write in resumes, to choose from and to be recognised, is no wording of ours. */
const ofResumes = [
  'src/entities/resume/{json-resume,lists}/**',
  'src/entities/resume/{bullet-hints,matching,outline,sample}.ts',
]

describe('the wording of the interface', () => {
  it('is in the catalogue, none of it in the code', () => {
    const files = globSync('src/{entities,features,routes,shared,ui}/**/*.{ts,tsx}', {
      cwd: root,
      exclude: ofResumes,
    })
    const worded = files.filter((file) => {
      const code = readFileSync(root + file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*/g, '')
      return /\p{Script=Han}/u.test(code)
    })
    expect(files.length).toBeGreaterThan(0)
    expect(worded).toEqual([])
  })
})
