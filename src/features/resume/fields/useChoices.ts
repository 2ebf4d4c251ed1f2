import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { termsQuery } from '../../../api/positions.ts'
import { queryClient } from '../../../api/query-client.ts'
import { matching } from '../../../entities/resume/matching.ts'
import { localise } from '../../localise.ts'
import { usePreferences } from '../../preferences.tsx'

/** Lists that are offered while somebody types; the first two are the platform's own terms. */
export type Choices =
  | 'positions'
  | 'industries'
  | 'cities'
  | 'majors'
  | 'companyKinds'
  | 'languages'
  | 'languageCertificates'

const terms = { positions: 'categories', industries: 'industries' } as const
const isTerm = (choices: Choices | undefined): choices is keyof typeof terms =>
  choices === 'positions' || choices === 'industries'

/**
 * What is offered for a text. A list comes with the first focus of its field; where it cannot be had nothing is offered.
 * @param taken are not offered again
 */
export function useChoices(choices: Choices | undefined, typed: string, taken: readonly string[] = []) {
  const { locale } = usePreferences()
  const [isWanted, setWanted] = useState(false)
  const [own, setOwn] = useState<readonly string[]>([])
  const read = useQuery({ ...termsQuery, enabled: isWanted && isTerm(choices) }, queryClient)
  const names = isTerm(choices) ? (read.data?.[terms[choices]] ?? []).map(({ label }) => localise(label, locale)) : own
  return {
    options: isWanted ? matching(names, typed, taken) : [],
    want() {
      setWanted(true)
      if (!choices || isTerm(choices) || own.length > 0) return
      void import('../../../entities/resume/lists.ts').then(
        ({ lists }) => setOwn(lists[choices]),
        () => undefined,
      )
    },
  }
}
