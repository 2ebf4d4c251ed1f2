import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const tracked = globSync('**/*', {
  exclude: (path) => /(^|\/)(node_modules|dist|\.git|\.reports)$/.test(typeof path === 'string' ? path : ''),
})

/** What a page names as code and what has the form of a file or a folder: `<area>` and `*` stand for any name. */
const namedBy = (text: string): string[] =>
  [...text.matchAll(/`([^`\s]+(?:\.(?:ts|tsx|mjs|md|json|html|png|css)|[\w-]\/))`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !/^\/|:\/\//.test(name))

/** Some file's path ends so, or goes through that folder. */
function isThere(name: string): boolean {
  const pattern = name
    .split(/<\w+>|\*+/)
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^/]+')
  const before = name.startsWith('.') ? '' : '(^|/)'
  const after = name.endsWith('/') ? '' : '$'
  return tracked.some((path) => new RegExp(`${before}${pattern}${after}`).test(path))
}

describe.each(['README.md', ...globSync('docs/*.md')].sort())('%s', (page) => {
  const text = readFileSync(page, 'utf8')

  it('names files that there are', () => {
    expect(namedBy(text).filter((name) => !isThere(name))).toEqual([])
  })

  it('links to files that there are', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !tracked.includes(normalize(join(dirname(page), link))))).toEqual([])
  })

  it('names commands that there are', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const commands = [...text.matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name)
    expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })
})
