import { type Fair, type FairDetail, nextFair } from '../../../../../contract/calls/fairs.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { getLocale } from '../../../../../messages/compiled/runtime.js'
import { settled } from '../../../../api/content.ts'
import { fairListQuery, fairQuery } from '../../../../api/fairs.ts'
import { queryClient } from '../../../../api/query-client.ts'
import { dateText } from '../../../../shared/text/time.ts'

/**
 * Begins to read a fair; what its page is called follows when that is over.
 * @param id undefined for the fair that the site leads to
 */
export function readFair(
  id: string | undefined,
  titleOf: (fair: FairDetail) => string = ({ title }) => title,
  plain: () => string = m.pages_fair,
) {
  let read = id
  async function ready() {
    read ??= nextFair((await settled<{ list: Fair[] }>(fairListQuery(1)))?.list ?? [])?.id
    if (read !== undefined) await settled<FairDetail>(fairQuery(read))
  }
  const known = () => (read === undefined ? undefined : queryClient.getQueryData(fairQuery(read).queryKey))
  return {
    ready: ready(),
    title() {
      const fair = known()
      return fair ? titleOf(fair) : plain()
    },
    description() {
      const fair = known()
      if (!fair) return undefined
      const { title, place, starts_at } = fair
      return m.fairs_description({
        title,
        place,
        when: dateText(starts_at, getLocale()),
        companies: fair.company_count,
        positions: fair.position_count,
      })
    },
  }
}
