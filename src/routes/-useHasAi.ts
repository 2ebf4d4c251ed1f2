import { useSelector } from '@xstate/react'
import { hasAiResume } from '../entities/site/navigation.ts'
import { useActors } from '../shared/actors/actors.ts'

/** Whether the site offers what AI does with resumes; not before the site is known. */
export function useHasAi(): boolean {
  const { site } = useActors()
  return useSelector(site, ({ context }) => context.site !== null && hasAiResume(context.site))
}
