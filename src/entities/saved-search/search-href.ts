import type { NamedSearch } from '../../../contract/searches.ts'
import { addressOf } from '../../shared/links/links.ts'

const paths = { position: '/positionList', college: '/collegePosition' }

/**
 * Where a saved search's list is, the newest first.
 * @param originOf of another of our sites
 */
export function searchHref(
  { list, filter, host }: Omit<NamedSearch, 'id' | 'label'>,
  originOf: (host: string) => string,
) {
  const address = addressOf(paths[list], { ...filter, sort: 'newest' })
  return host === '' ? address : `${originOf(host)}/${address}`
}
