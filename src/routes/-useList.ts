import { useLocation, useNavigate } from '@tanstack/react-router'
import type { SearchKind } from '../shared/actors/search.types.ts'
import { addressOf } from '../shared/links/links.ts'
import type { Change } from '../shared/lists/dimensions.ts'

type Address = Readonly<Record<string, unknown>>

/**
 * What a list's controls do to its address.
 * @param kind what it holds
 * @param other the list of the other kind, with what its address carries besides the search
 */
export function useList(kind: SearchKind, other: { readonly path: string; readonly search: Address }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const onChange = (change: Change, isAgain = false) =>
    void navigate({
      to: '.',
      search: ((before: Address) => ({
        ...before,
        ...('value' in change && { label: undefined }),
        ...change,
        page: undefined,
      })) as never,
      resetScroll: false,
      replace: isAgain,
    })
  return {
    onChange,
    onSearch(wanted: SearchKind, text: string) {
      const keyword = text === '' ? undefined : text
      if (wanted === kind) onChange({ keyword })
      else void navigate({ to: other.path, search: { ...other.search, keyword } as never })
    },
    hrefOf: (page: number) => addressOf(pathname, { ...search, page: page > 1 ? page : undefined }),
  }
}
