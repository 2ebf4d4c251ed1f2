import { afterEach, expect, it } from 'vitest'
import { Avatar } from '../../../src/ui/avatar/Avatar.tsx'
import { type RenderedPage, renderPage } from '../world/page.tsx'

let rendered: RenderedPage | undefined
afterEach(() => {
  rendered?.close()
  rendered = undefined
})

/** What is drawn for somebody without a picture. */
async function draw(sex: '0' | '1', index: number): Promise<string> {
  rendered = renderPage(<Avatar picture="" sex={sex} index={index} />)
  await expect.poll(() => document.querySelector('svg[aria-hidden=true]')).not.toBe(null)
  const drawn = document.querySelector('svg[aria-hidden=true]')!.innerHTML
  rendered.close()
  rendered = undefined
  return drawn
}

const drawAll = async (sex: '0' | '1', indices: readonly number[]) => {
  const drawn: string[] = []
  for (const index of indices) drawn.push(await draw(sex, index))
  return drawn
}

it('there are three male and three female ones, no two alike [NAV-5]', async () => {
  const all = [...(await drawAll('0', [0, 1, 2])), ...(await drawAll('1', [0, 1, 2]))]
  expect(new Set(all).size).toBe(6)
})

it.each(['0', '1'] as const)('the avatar of sex %s is the one that the index modulo 3 names [NAV-5]', async (sex) => {
  const [first, second, third] = await drawAll(sex, [0, 1, 2])
  expect(await drawAll(sex, [3, 4, 5, 97, 98, 99])).toEqual([first, second, third, second, third, first])
})

it('a picture takes the place of any [NAV-5]', async () => {
  const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
  rendered = renderPage(<Avatar picture={picture} sex="1" index={0} />)
  await expect.poll(() => document.querySelector('img')?.getAttribute('src')).toBe(picture)
  expect(document.querySelector('svg[aria-hidden=true]')).toBe(null)
})
