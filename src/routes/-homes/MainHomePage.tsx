import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { Banner } from '../../../contract/calls/homes.ts'
import { homeConfigQuery, mainHomeQuery, searchConfigQuery } from '../../api/homes.ts'
import { queryClient } from '../../api/query-client.ts'
import { BannerCarousel } from '../../features/homes/main/BannerCarousel.tsx'
import { MainHome } from '../../features/homes/main/MainHome.tsx'
import { PositionFeed } from '../../features/homes/main/PositionFeed.tsx'
import { useActors } from '../../shared/actors/actors.ts'
import { useOwnActor } from '../../shared/actors/useOwnActor.ts'
import type { OwnHomeProps } from './own-home-props.ts'
import { useSearch } from './useSearch.ts'

const stay = () => {}

/** Home of the main platform. */
export default function MainHomePage({ flows }: OwnHomeProps) {
  const { site } = useActors()
  const { domain, site: info } = useSelector(site, ({ context }) => context)
  const config = useQuery(homeConfigQuery, queryClient)
  const lists = useQuery(mainHomeQuery(domain), queryClient)
  const suggestions = useQuery(searchConfigQuery, queryClient)
  const search = useSearch()
  return (
    info && (
      <MainHome
        site={info}
        config={config}
        lists={lists}
        hotSearches={suggestions.data?.hot_searches ?? []}
        {...search}
        banner={(banners) => <TurningBanner key={banners.length} banners={banners} flows={flows} />}
        feed={(first) => (
          <PositionFeed actor={flows.feedFrom(first)} endRef={flows.markFeedEnd} now={lists.dataUpdatedAt} />
        )}
      />
    )
  )
}

interface TurningBannerProps extends OwnHomeProps {
  readonly banners: readonly Banner[]
}

/** Its actor lives as long as it is on screen. */
function TurningBanner({ banners, flows }: TurningBannerProps) {
  const actor = useOwnActor(
    () => flows.carousel,
    () => ({ count: banners.length, autoplay: true }),
    stay,
  )
  return <BannerCarousel banners={banners} actor={actor} />
}
