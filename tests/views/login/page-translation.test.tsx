import { afterEach, describe, expect, it } from 'vitest'
import { dialog } from '../sights/see.ts'
import { phoneField } from '../sights/sms.ts'
import { toQr, toSms } from '../world/hands.ts'
import { openLogin } from '../world/login.tsx'

let close = () => {}
afterEach(() => close())

const login = dialog('学生登录')

/** What becomes of a text: it is gone, as in Chrome, or within what stands there now. */
const ways = {
  'another in its place': (text: Text, font: HTMLElement) => {
    font.textContent = text.data
    text.replaceWith(font)
  },
  'within an element': (text: Text, font: HTMLElement) => {
    text.replaceWith(font)
    font.append(text)
  },
}

/** What translation does to a page that it does not ask. */
function translate(way: (typeof ways)[keyof typeof ways]): void {
  const walker = document.createTreeWalker(login.element(), NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  expect(texts.length).toBeGreaterThan(5)
  for (const text of texts) way(text, document.createElement('font'))
}

describe.each(Object.keys(ways) as (keyof typeof ways)[])('a login that was translated, each text %s', (name) => {
  it('goes from one mode to the other and back [STU-1]', async () => {
    close = openLogin({ answers: { findDeadline: null } }).close
    await expect.element(login).toBeVisible()
    translate(ways[name])
    await toSms()
    await expect.element(phoneField).toBeVisible()
    translate(ways[name])
    await toQr()
    await expect.element(phoneField).not.toBeInTheDocument()
    await expect.element(login).toBeVisible()
  })
})
