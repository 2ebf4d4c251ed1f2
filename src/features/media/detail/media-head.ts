import type { MediaDetail } from '../../../../contract/calls/media.ts'
import { settled } from '../../../api/content.ts'
import { mediaQuery } from '../../../api/media.ts'
import { queryClient } from '../../../api/query-client.ts'

/**
 * Begins to read an article or a video; what its page is called follows when that is over.
 * @param plain the title until then
 */
export function readMedia(id: string, plain: () => string) {
  const query = mediaQuery(id)
  const known = () => queryClient.getQueryData(query.queryKey)
  return {
    ready: settled<MediaDetail>(query),
    title: () => known()?.title ?? plain(),
    description: () => known()?.summary || undefined,
  }
}
