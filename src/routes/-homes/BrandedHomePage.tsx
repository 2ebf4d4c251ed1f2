import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { brandHomeQuery } from '../../api/homes.ts'
import { queryClient } from '../../api/query-client.ts'
import { BrandedHome } from '../../features/homes/branded/BrandedHome.tsx'
import { useActors } from '../../shared/actors/actors.ts'
import type { OwnHomeProps } from './own-home-props.ts'
import { useSearch } from './useSearch.ts'

/** Home of a brand. */
export default function BrandedHomePage({ flows }: OwnHomeProps) {
  const { site } = useActors()
  const { domain, site: info } = useSelector(site, ({ context }) => context)
  const query = useQuery(brandHomeQuery(domain), queryClient)
  const search = useSearch()
  return (
    info && (
      <BrandedHome
        site={info}
        query={query}
        {...search}
        onAbout={() => flows.openAbout(query.data?.aboutus ?? '')}
        departmentHref={flows.departmentHref}
        openDepartment={flows.openDepartment}
      />
    )
  )
}
