import { useNavigate } from '@tanstack/react-router'
import type { SearchKind } from '../../features/lists/ListSearch.tsx'

const lists = { position: '/positionList', company: '/companyList' } as const

/** Goes to the list of what was searched for. */
export function useSearch() {
  const navigate = useNavigate()
  return (kind: SearchKind, text: string) =>
    void navigate({ to: lists[kind] as string, search: (text === '' ? {} : { keyword: text }) as never })
}
