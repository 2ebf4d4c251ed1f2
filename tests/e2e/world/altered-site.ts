import { getSiteInfo, type SiteInfo } from '../../../contract/calls/site.ts'
import { getJson } from './get-json.ts'
import type { Visitor } from './visitor.ts'

/** From now on the site's information reaches the page with some values changed, as another configuration has them. */
export async function alterSite(visitor: Visitor, change: (info: SiteInfo) => Partial<SiteInfo>): Promise<void> {
  const { hostname } = new URL(visitor.origin)
  const answer = Object(await getJson(visitor.origin, `${getSiteInfo.path}?domain=${hostname}`))
  const json = { ...answer, data: { ...answer.data, ...change(answer.data) } }
  await visitor.intercept(getSiteInfo, (route) => route.fulfill({ json }))
}
