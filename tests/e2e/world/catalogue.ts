import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { Locale } from '../../../contract/calls/site.ts'

const AREAS = 'messages'

/** Every message of a language by its key. */
export function catalogueOf(locale: Locale): Readonly<Record<string, string>> {
  const areas = readdirSync(AREAS).filter((area) => area !== 'compiled')
  return Object.assign({}, ...areas.map((area) => JSON.parse(readFileSync(`${AREAS}/${area}/${locale}.json`, 'utf8'))))
}

const hanIn = (locale: Locale) =>
  new Set(
    Object.values(catalogueOf(locale))
      .join('')
      .match(/\p{Script=Han}/gu),
  )

/** Whether a text has a character that no message of that language has, though another language’s may. */
export function foreignTo(locale: Locale): (text: string) => boolean {
  if (locale === 'en') return (text) => /\p{Script=Han}/u.test(text)
  const own = hanIn(locale)
  const others = hanIn(locale === 'zh-TW' ? 'zh-CN' : 'zh-TW')
  return (text) => Array.from(text).some((character) => others.has(character) && !own.has(character))
}

/** All that the page says: its title, its texts, and what fields and buttons are called; pictures made of text say nothing. */
export const textsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const said = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node as Element
      if (element.closest('script, style, noscript, [hidden], [inert]')) continue
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) said.push(element.getAttribute(name) ?? '')
      for (const child of element.childNodes) if (child.nodeType === Node.TEXT_NODE) said.push(child.textContent ?? '')
    }
    return [...new Set(said.map((text) => text.trim()))].filter((text) => text !== '')
  })
