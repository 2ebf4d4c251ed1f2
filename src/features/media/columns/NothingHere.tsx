import type { Column } from '../../../../contract/calls/media.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { addressOf, columnHref } from '../../../shared/links/links.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { buttonClass } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/list-state/EmptyState.tsx'

export interface NothingHereProps {
  readonly kind: Column['kind']
  readonly id: string | undefined
}

/** Says that a list is empty. */
export function NothingHere({ kind, id }: NothingHereProps) {
  usePreferences()
  return (
    <EmptyState title={m.media_empty()} text={m.media_empty_text()}>
      <a className={buttonClass({})} href={id === undefined ? addressOf('/') : columnHref({ kind })}>
        {id === undefined ? m.media_home() : m.media_others()}
      </a>
    </EmptyState>
  )
}
