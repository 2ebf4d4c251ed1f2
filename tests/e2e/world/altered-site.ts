import { getSiteInfo, type SiteInfo } from '../../../contract/calls/site.ts'
import type { Visitor } from './visitor.ts'

/** From now on the server's site information reaches the page with some values changed, as another configuration has them. */
export async function alterSite(visitor: Visitor, change: (info: SiteInfo) => Partial<SiteInfo>): Promise<void> {
  await visitor.intercept(getSiteInfo, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, ...change(answer.data) } } })
  })
}
