import type { Column } from '../../../contract/calls/media.ts'
import * as m from '../../../messages/compiled/messages.js'
import { buttonClass } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/list-state/EmptyState.tsx'
import { addressOf, columnHref } from '../content/links.ts'
import { usePreferences } from '../preferences.tsx'

export interface NothingHereProps {
  readonly kind: Column['kind']
  readonly id: string | undefined
  /** Address of the first page, where there is something on that. */
  readonly firstPage: string | null
}

/** In the place of a list that holds nothing. */
export function NothingHere({ kind, id, firstPage }: NothingHereProps) {
  usePreferences()
  if (firstPage !== null) {
    return (
      <EmptyState title={m.media_empty_page()} text={m.media_empty_page_text()}>
        <a className={buttonClass({})} href={firstPage}>
          {m.media_first_page()}
        </a>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={m.media_empty()} text={m.media_empty_text()}>
      <a className={buttonClass({})} href={id === undefined ? addressOf('/') : columnHref({ kind })}>
        {id === undefined ? m.media_home() : m.media_others()}
      </a>
    </EmptyState>
  )
}
