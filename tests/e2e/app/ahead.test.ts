import { describe, expect, it } from 'vitest'
import { checkStudentLogin } from '../../../contract/calls/authentication.ts'
import { getMainHome } from '../../../contract/calls/homes.ts'
import { getPosition, getTerms } from '../../../contract/calls/positions.ts'
import { createWorld, eventually } from '../world.ts'

const world = createWorld()

/** What a page of the main platform asks for until it is drawn, and which of that before the client has started. */
async function requestsOf(address: string, heading: RegExp) {
  const { page, origin } = await world.visit({ host: 'main' })
  const all: string[] = []
  // Without what gives a built file's name its hash.
  page.on('request', (request) => all.push(new URL(request.url()).pathname.replace(/-[\w-]{8}\./, '.')))
  await page.goto(`${origin}/#${address}`)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor()
  return { all, ahead: all.slice(0, all.indexOf(checkStudentLogin.path)) }
}

const MAIN_HOME = '/assets/MainHomePage.js'
const ofHome = [MAIN_HOME, getMainHome.path]

describe('the browser fetches, while the client still starts,', () => {
  it.each([
    {
      page: 'list',
      address: '/positionList?period=campus',
      heading: /职位/,
      needs: ['/assets/lists.js', '/assets/collect.js', getTerms.path],
    },
    {
      page: 'position',
      address: '/job?id=1',
      heading: /嵌入式开发工程师/,
      needs: ['/assets/details.js', '/assets/collect.js', getPosition.path],
    },
  ])('only what a $page needs, by its address, and nothing of the home', async ({ address, heading, needs }) => {
    const { all, ahead } = await requestsOf(address, heading)
    expect(ahead).toEqual(expect.arrayContaining(needs))
    expect(all.filter((path) => needs.includes(path)).sort()).toEqual(needs.toSorted())
    expect(all.filter((path) => ofHome.includes(path))).toEqual([])
  })

  it('the code of a home and what it reads, once', async () => {
    const { all, ahead } = await requestsOf('/', /启航/)
    expect(ahead).toEqual(expect.arrayContaining(ofHome))
    expect(all.filter((path) => ofHome.includes(path)).sort()).toEqual(ofHome.toSorted())
  })

  it('nothing for an address that is no page, and says nothing of it', async () => {
    const visitor = await world.visit({ host: 'main' })
    await visitor.open('/constructor')
    await eventually(() => visitor.path).toBe('/')
  })
})
