import { useSelector } from '@xstate/react'
import type { SiteInfo } from '../../contract/calls/site.ts'
import { hasAiInterview, hasAiResume } from '../entities/site/navigation.ts'
import { useActors } from '../shared/actors/actors.ts'

/** Whether the site offers something; not before the site is known. */
function useOffer(isOffered: (site: SiteInfo) => boolean): boolean {
  const { site } = useActors()
  return useSelector(site, ({ context }) => context.site !== null && isOffered(context.site))
}

/** What AI does with resumes. */
export const useHasAi = (): boolean => useOffer(hasAiResume)
export const useHasAiInterview = (): boolean => useOffer(hasAiInterview)
