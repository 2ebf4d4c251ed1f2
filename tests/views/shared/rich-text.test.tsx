import { afterEach, describe, expect, it } from 'vitest'
import { RichText } from '../../../src/shared/text/RichText.tsx'
import { sanitise } from '../../../src/shared/text/sanitise.ts'
import { seeAccessible } from '../sights/see.ts'
import { type RenderedPage, renderPage } from '../world/page.tsx'

let page: RenderedPage | undefined
afterEach(() => {
  page?.close()
  page = undefined
})

const hostile: readonly (readonly [what: string, html: string, left: string])[] = [
  ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['a handler', '<img src="/a.png" alt="" onerror="alert(1)">', '<img src="/a.png" alt="">'],
  ['a script as an address', '<a href="java\tscript:alert(1)">x</a>', '<a>x</a>'],
  ['data as an address', '<a href="data:text/html,x">x</a>', '<a>x</a>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>', ''],
  ['a picture without protection', '<img src="http://evil.example/a.png" alt="">', ''],
  ['a picture of another host, without a scheme', '<img src="//evil.example/a.png" alt="">', ''],
  ['a form', '<form action="https://evil.example"><input name="a"></form>', ''],
  ['a drawing', '<svg><a href="https://evil.example"><text>x</text></a></svg>', ''],
  ['a style', '<p style="position:fixed" class="x" id="root">a</p>', '<p>a</p>'],
  ['marks of our own', '<p data-theme="dark" aria-hidden="true">a</p>', '<p>a</p>'],
]

const kept: readonly (readonly [what: string, html: string, left: string])[] = [
  [
    "another site's address, which cannot reach back",
    '<a href="https://a.example" target="_self">x</a>',
    '<a href="https://a.example" target="_blank" rel="noopener nofollow">x</a>',
  ],
  ['an address of ours', '<a href="#/job?id=1">x</a>', '<a href="#/job?id=1">x</a>'],
  ['a list', '<ol start="3"><li>a</li></ol>', '<ol start="3"><li>a</li></ol>'],
  [
    'a table',
    '<table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>',
    '<table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>',
  ],
]

describe('an article that somebody wrote', () => {
  it.each(hostile)('loses %s', (_, html, left) => {
    expect(sanitise(html)).toBe(left)
  })

  it.each(kept)('keeps %s', (_, html, left) => {
    expect(sanitise(html)).toBe(left)
  })

  it('is drawn with nothing for axe to object to', async () => {
    page = renderPage(<RichText html={kept.map(([, html]) => `<p>${html}</p>`).join('')} />)
    await expect.poll(() => document.querySelectorAll('ol li').length).toBe(1)
    await seeAccessible()
  })
})
