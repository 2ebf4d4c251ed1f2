import { useNavigate } from '@tanstack/react-router'
import type { SearchActions } from '../../shared/actors/search.types.ts'

const lists = { position: '/positionList', company: '/companyList' } as const

/** Goes to the list of what was searched for. */
export function useSearch(): SearchActions {
  const navigate = useNavigate()
  return {
    onSearch: (kind, text) =>
      void navigate({ to: lists[kind] as string, search: (text === '' ? {} : { keyword: text }) as never }),
    onCity: (city) => void navigate({ to: lists.position as string, search: { city: [city] } as never }),
  }
}
