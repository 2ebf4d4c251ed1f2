import { lazy, Suspense, useState } from 'react'
import * as m from '../../../../messages/compiled/messages.js'
import { Optional } from '../../../shared/late/Optional.tsx'
import { addressOf } from '../../../shared/links/links.ts'
import { withoutAny } from '../../../shared/lists/dimensions.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button, buttonClass } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/list-state/EmptyState.tsx'
import type { NothingFoundProps } from './nothing-found-props.ts'

const WaysOut = lazy(async () => ({ default: (await import('./WaysOut.tsx')).WaysOut }))

/** Says in an empty list why it is empty, and what there is instead. */
export function NothingFound(props: NothingFoundProps) {
  usePreferences()
  /** Its code could not be had. */
  const [isMissing, setMissing] = useState(false)
  const { title, dimensions, chosen, onChange } = props
  if (chosen.length === 0) {
    return (
      <EmptyState title={title} text={m.lists_empty_plain()}>
        <a className={buttonClass({})} href={addressOf('/')}>
          {m.lists_home()}
        </a>
      </EmptyState>
    )
  }
  if (isMissing) {
    return (
      <EmptyState title={title} text={m.lists_empty_any()}>
        <Button onClick={() => onChange(withoutAny(dimensions))}>{m.lists_clear_all()}</Button>
      </EmptyState>
    )
  }
  return (
    <Optional onMissing={() => setMissing(true)}>
      <Suspense fallback={<EmptyState title={title} text={m.lists_empty_looking()} />}>
        <WaysOut {...props} />
      </Suspense>
    </Optional>
  )
}
