import type * as calls from '../../../contract/calls/media.ts'
import { codes } from '../../../contract/codes.ts'
import { Refusal } from '../../platform/http/failures.ts'
import { spendAddress } from '../../platform/http/rate.ts'
import type { HandlersOf } from '../../platform/http/registry.ts'
import type { MediaServices } from './services.ts'

const HOUR = 3_600_000
/** One address may report as often, whatever browsers it says it has. */
const REPORTS_A_MINUTE = 30

export function mediaHandlers({
  media,
  agreements,
  reportTokens,
  ephemeral,
  publicLists,
}: MediaServices): HandlersOf<typeof calls> {
  return {
    async getMediaList({ params, exchange }) {
      const { host } = exchange
      const read = () => Promise.all([media.list(params, host), media.columns(host)])
      const [page, columns] = await publicLists.read(exchange, read)
      return { ...page, columns }
    },

    async getMedia({ params, exchange }) {
      const detail = await media.find(params.id, exchange.host)
      if (!detail) throw new Refusal(codes.notFound)
      return detail
    },

    async getFilm({ params, exchange }) {
      const film = await media.film(params.id, exchange.host)
      if (!film) throw new Refusal(codes.notFound)
      return film
    },

    async getAgreement({ params: { kind, locale }, exchange }) {
      const agreement = await agreements.find(kind, locale, exchange.host)
      if (!agreement) throw new Refusal(codes.notFound)
      return agreement
    },

    async reportWatched({ params: { id, token }, exchange }) {
      const { browserId, host, network } = exchange
      if (!browserId || !reportTokens.isValid(token, browserId)) throw new Refusal(codes.forbidden)
      await spendAddress(ephemeral, 'visitor', 'watched', network, REPORTS_A_MINUTE)
      const before = await media.views(id, host)
      if (before === null) throw new Refusal(codes.notFound)
      const isFirst = await ephemeral.setIfAbsent(`visitor:watched:${browserId}:${id}`, '1', HOUR)
      return { views: (isFirst ? await media.countView(id, host) : null) ?? before }
    },
  }
}
