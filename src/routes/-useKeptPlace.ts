import { useNavigate, useSearch } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { PARTS } from '../features/fairs/fair/head/FairTabs.tsx'

/** Where the parts of a page begin comes into sight, unless they have room already. */
function showParts(): void {
  const parts = document.getElementById(PARTS)
  const top = parts?.getBoundingClientRect().top ?? 0
  if (top < 0 || top > window.innerHeight / 2) parts?.scrollIntoView()
}

/**
 * What a click on a link between the parts of one page does: the page stays where it is, rather than begin at its top.
 * @param path of the page, whose links carry the same `id`
 */
export function useKeptPlace(path: '/jobFair') {
  const navigate = useNavigate()
  const { id } = useSearch({ strict: false })
  return (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(`a[href^="#${path}?"]`)
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const search = Object.fromEntries(new URLSearchParams(link.hash.split('?')[1]))
    if (id !== undefined && search['id'] !== id) return
    event.preventDefault()
    void navigate({ to: path, search: search as never, resetScroll: false }).then(showParts)
  }
}
