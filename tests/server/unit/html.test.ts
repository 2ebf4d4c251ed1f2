import { describe, expect, it } from 'vitest'
import { createSanitiser, plainText } from '../../../server/platform/html.ts'

const sanitiser = createSanitiser(['https://img.example', 'https://media.example:8443'])
const sanitise = sanitiser.html

describe('sanitise [FAIR-2]', () => {
  it.each([
    '<h2>投递之前</h2><p>先看 <strong>要求</strong>，<em>再</em>写<u>简历</u>。</p>',
    '<ul><li>一</li><li>二</li></ul><ol start="3"><li>三</li></ol>',
    '<table><thead><tr><th scope="col">日期</th></tr></thead><tbody><tr><td colspan="2">11 月</td></tr></tbody></table>',
    '<figure><img src="/demo/a.png" alt="会场" width="640" height="360" /><figcaption>会场</figcaption></figure>',
    '<blockquote><p>引</p></blockquote><pre><code>a &lt; b</code></pre><hr />',
    '<p><a href="#/job?id=1">职位</a> <a href="/#/companyList">企业</a> <a href="mailto:a@b.example">信</a> <a href="tel:057712345">电</a></p>',
    '<p><img src="https://img.example/a.png" alt="" /></p>',
  ])('keeps an article’s own elements: %s', (html) => {
    expect(sanitise(html)).toBe(html)
  })

  it.each([
    ['<script>alert(1)</script>前', '前'],
    ['<p onclick="alert(1)" style="color:red" class="x" id="y">后</p>', '<p>后</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="http://img.example/a.png" alt="a">', ''],
    ['<p>前<img src="https://other.example/a.png" alt="a">后</p>', '<p>前后</p>'],
    ['<img src="https://img.example.evil.example/a.png">', ''],
    ['<img src="https://img.example@evil.example/a.png">', ''],
    ['<img src="https://img.example:8443/a.png">', ''],
    ['<img src="https:img.example/a.png">', ''],
    ['<video src="https://img.example/a.webm" autoplay></video>文', '文'],
    ['<img src="//img.example/a.png">', ''],
    ['<img src="/\\img.example/a.png">', ''],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
    ['<iframe src="https://evil.example"></iframe>文', '文'],
    ['<svg><script>alert(1)</script><a href="javascript:alert(1)"><text>x</text></a></svg>文', '文'],
    ['<math><mtext><img src=x onerror=alert(1)></mtext></math>', ''],
    ['<style>body{display:none}</style>文', '文'],
    ['<form action="https://evil.example"><input name="password"><button>登录</button></form>', '登录'],
    ['<a href="javascript:alert(1)">点</a>', '<a>点</a>'],
    ['<a href="JaVa\tScRiPt:alert(1)">点</a>', '<a>点</a>'],
    ['<a href="&#106;avascript:alert(1)">点</a>', '<a>点</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">点</a>', '<a>点</a>'],
    ['<a href="//evil.example">点</a>', '<a>点</a>'],
    ['<a href="/company/">点</a>', '<a>点</a>'],
    ['<base href="https://evil.example/"><p>文</p>', '<p>文</p>'],
    ['<meta http-equiv="refresh" content="0;url=https://evil.example">文', '文'],
    ['<h1>大</h1><b>粗</b><i>斜</i>', '<h2>大</h2><strong>粗</strong><em>斜</em>'],
    ['<p>没有闭合<strong>', '<p>没有闭合<strong></strong></p>'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
  ])('leaves nothing hostile of %s', (html, left) => {
    expect(sanitise(html)).toBe(left)
  })

  it('opens foreign pages on their own, without a way back', () => {
    expect(sanitise('<a href="https://a.example/x?y=1&z" target="_top" rel="opener">外</a>')).toBe(
      '<a href="https://a.example/x?y=1&amp;z" target="_blank" rel="noopener nofollow">外</a>',
    )
  })

  it('changes nothing of what it gave', () => {
    const once = sanitise('<p>a & b <a href="https://x.example">c</a><img src="/a.png" onload=x><script>1</script></p>')
    expect(sanitise(once)).toBe(once)
  })
})

describe('the address of a picture or film', () => {
  it.each([
    '/demo/films/a.webm',
    'https://img.example/a.png?b=1',
    'https://media.example:8443/a.webm',
    'https://IMG.example/a.png',
  ])('stays: %s', (address) => {
    expect(sanitiser.media(address)).toBe(address)
  })

  it.each([
    '',
    'a.png',
    '//img.example/a.png',
    'http://img.example/a.png',
    'https://media.example/a.webm',
    'https://[',
    'data:image/png;base64,x',
    'blob:https://img.example/a',
  ])('goes: %j', (address) => {
    expect(sanitiser.media(address)).toBe('')
  })

  it('is one of ours where no other host is named', () => {
    const own = createSanitiser([])
    expect([own.media('/a.png'), own.media('https://img.example/a.png')]).toEqual(['/a.png', ''])
    expect(own.html('<img src="https://img.example/a.png" alt="" /><img src="/a.png" alt="" />')).toBe(
      '<img src="/a.png" alt="" />',
    )
  })
})

describe('plainText', () => {
  it.each([
    ['<p>一</p><p>二<br>三</p>', '一 二 三'],
    ['<ul><li>熟悉 C&amp;C++</li><li>a &lt; b</li></ul>', '熟悉 C&C++ a < b'],
    ['<script>alert(1)</script>文', '文'],
    ['&amp;lt;', '&lt;'],
  ])('says %s in words', (html, text) => {
    expect(plainText(html)).toBe(text)
  })
})
