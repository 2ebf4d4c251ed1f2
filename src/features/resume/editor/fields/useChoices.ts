import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { termsQuery } from '../../../../api/positions.ts'
import { queryClient } from '../../../../api/query-client.ts'
import { matching } from '../../../../entities/resume/matching.ts'
import { localise } from '../../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { useSiteSchool } from '../../../../shared/preferences/site-school.ts'
import { useTaiwan } from '../../../../shared/preferences/taiwan.ts'

/** Lists that are offered while somebody types; the first two are the platform's own terms, the school is the site's. */
export type Choices =
  | 'positions'
  | 'industries'
  | 'cities'
  | 'hometowns'
  | 'schools'
  | 'majors'
  | 'companyKinds'
  | 'languages'
  | 'languageCertificates'

const terms = { positions: 'categories', industries: 'industries' } as const
const isTerm = (choices: Choices | undefined): choices is keyof typeof terms =>
  choices === 'positions' || choices === 'industries'

interface Book {
  readonly lists: Readonly<Record<Exclude<Choices, keyof typeof terms | 'schools'>, readonly string[]>>
  /** Pinyin of places. */
  readonly spelt?: ReadonlyMap<string, string>
}

const books: Readonly<Record<'taiwan' | 'traditional' | 'simplified', () => Promise<Book>>> = {
  taiwan: () => import('../../../../entities/resume/lists/taiwan-lists.ts'),
  traditional: () => import('../../../../entities/resume/lists/traditional-lists.ts'),
  simplified: () => import('../../../../entities/resume/lists/lists.ts'),
}

/**
 * What is offered for a text. A list comes with the first focus of its field; where it cannot be had nothing is offered.
 * @param taken are not offered again
 */
export function useChoices(choices: Choices | undefined, typed: string, taken: readonly string[] = []) {
  const { locale } = usePreferences()
  const isTaiwan = useTaiwan()
  const [asked, setAsked] = useState(0)
  const isWanted = asked > 0
  const [own, setOwn] = useState<readonly string[]>([])
  const [spelt, setSpelt] = useState<Book['spelt']>()
  const school = useSiteSchool()
  const read = useQuery({ ...termsQuery, enabled: isWanted && isTerm(choices) }, queryClient)
  const book = isTaiwan ? 'taiwan' : locale === 'zh-TW' ? 'traditional' : 'simplified'
  useEffect(() => {
    if (asked === 0 || !choices || isTerm(choices) || choices === 'schools') return
    let isCurrent = true
    void books[book]().then(
      ({ lists, spelt }) => {
        if (!isCurrent) return
        setOwn(lists[choices])
        setSpelt(spelt)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [asked, choices, book])
  const namesOf = () => {
    if (choices === 'schools') return school === '' ? [] : [school]
    if (!isTerm(choices)) return own
    return (read.data?.[terms[choices]] ?? []).map(({ label }) => localise(label, locale))
  }
  return {
    options: isWanted ? matching(namesOf(), typed, taken, spelt) : [],
    want: () => setAsked((times) => times + 1),
  }
}
