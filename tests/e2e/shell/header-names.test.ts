import { describe, expect, it } from 'vitest'
import type { Locale, LocalText } from '../../../contract/calls/site.ts'
import { alterSite } from '../world/altered-site.ts'
import { employer, logInAs, type Person, student } from '../world/identities.ts'
import { createWorld, eventually } from '../world.ts'

const world = createWorld()

const widths = [1280, 1366, 1440, 1920]

/** As long as a name may be beside the entries. */
const name: LocalText = {
  'zh-CN': '江临数字经济与人工智能应用技术职业大学院',
  'zh-TW': '江臨數位經濟與人工智慧應用技術職業大學院',
  en: 'Jianglin Polytechnic',
}

/** What is wrong with where things stand in a header. */
function flaws(header: Element): string[] {
  const found: string[] = []
  const home = header.querySelector('a')
  const parts = [...header.querySelectorAll('a, button')].filter((part) => part.checkVisibility())
  const boxes = parts.map((part) => ({ part, text: part.textContent, box: part.getBoundingClientRect() }))
  const frame = header.getBoundingClientRect()
  const linesOf = (element: Element) => {
    // A count that lies over its picture stands on no line.
    if ([...element.children].some((part) => getComputedStyle(part).position === 'absolute')) return 1
    const range = document.createRange()
    range.selectNodeContents(element)
    const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top, height }) => top + height / 2)
    return new Set(tops.map((top) => Math.round(top / 10))).size
  }
  for (const [at, one] of boxes.entries()) {
    const { box, part, text } = one
    const isInside = box.left >= 0 && box.right <= innerWidth && box.top >= frame.top && box.bottom <= frame.bottom
    if (!isInside) found.push(`${text} is outside`)
    if (part !== home && part.scrollWidth > part.clientWidth + 1) found.push(`${text} is cut`)
    if (part !== home && linesOf(part) > 1) found.push(`${text} is wrapped`)
    for (const other of boxes.slice(at + 1)) {
      const isApart =
        box.right <= other.box.left ||
        other.box.right <= box.left ||
        box.bottom <= other.box.top ||
        other.box.bottom <= box.top
      if (!isApart) found.push(`${text} overlaps ${other.text}`)
    }
  }
  const [mark, line] = home?.querySelectorAll('span > span > span') ?? []
  for (const words of [mark, line]) {
    if (!words || words.scrollWidth > words.clientWidth || words.scrollHeight > words.clientHeight + 1)
      found.push(`${words?.textContent} is cut`)
  }
  if (mark && linesOf(mark) > 2) found.push(`${mark.textContent} takes ${linesOf(mark)} lines`)
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways')
  return found
}

/** An employer is led away from a channel. */
const people: readonly { who: string; person: Person | null; isGuest?: boolean }[] = [
  { who: 'nobody', person: null },
  { who: 'a student', person: student('13800000003') },
  { who: 'an employer', person: employer('13900000007'), isGuest: true },
]

describe.each(['univ', 'main', 'channel', 'faculty'])('the header of %s, with a name of 20 characters,', (host) => {
  it.each(
    (['zh-CN', 'zh-TW', 'en'] as const).flatMap((locale) =>
      people.filter(({ isGuest }) => !isGuest || host !== 'channel').map((one) => ({ locale, ...one })),
    ),
  )(
    'has room for all of it, in $locale for $who [NAV-1]',
    async ({ locale, person }: { locale: Locale; person: Person | null }) => {
      const visitor = await world.visit({ host })
      const { page } = visitor
      if (person) await logInAs(visitor, world.demo, person)
      await alterSite(visitor, ({ brand, catalogue, school }) => ({
        default_locale: locale,
        is_open_ai: 1,
        is_ai_interview: 1,
        catalogue: { ...catalogue, position_recommend: 1, company_show_all: 1 },
        school: school && { ...school, is_show_jobfair: 1 },
        brand: { ...brand, name },
      }))
      await visitor.open()
      await page.reload()
      const header = page.getByRole('banner')
      await header.getByText(name[locale] ?? '', { exact: true }).waitFor()
      await header.getByRole('navigation').first().waitFor()
      await eventually(() => header.getByRole('status').count()).toBe(0)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect({ width, flaws: await header.evaluate(flaws) }).toEqual({ width, flaws: [] })
      }
    },
  )
})
