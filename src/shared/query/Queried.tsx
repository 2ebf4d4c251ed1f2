import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { codes } from '../../../contract/codes.ts'
import { failureOf } from '../../../contract/failures.ts'
import * as m from '../../../messages/compiled/messages.js'
import { buttonClass } from '../../ui/button/Button.tsx'
import { SearchIcon } from '../../ui/icons/pages.tsx'
import { FailedState } from '../../ui/list-state/FailedState.tsx'
import { unseen } from '../../ui/reset.css.ts'
import { StatusPage } from '../../ui/status-page/StatusPage.tsx'
import { addressOf } from '../links/links.ts'
import { causeText } from '../notices/notice-text.ts'
import { usePreferences } from '../preferences/preferences.tsx'
import { useArrived } from './useArrived.ts'

export interface QueriedProps<T> {
  readonly query: UseQueryResult<T>
  /** In place of what is not there yet; of the same height. */
  readonly skeleton: ReactNode
  /** What could not be read, as the title of the failure names it: 职位. */
  readonly what: string
  /** Something was chosen for it, which a failure leaves as it is. */
  readonly isFiltered?: boolean
  /** In place of what does not exist. */
  readonly missing?: ReactNode
  children(data: T): ReactNode
}

export interface MissingProps {
  readonly what: string
  /** Where there are others. */
  readonly others?: { readonly href: string; readonly text: string }
}

/** A page whose thing does not exist. */
export function Missing({ what, others }: MissingProps) {
  usePreferences()
  return (
    <StatusPage icon={<SearchIcon size={40} />} title={m.content_missing({ what })} text={m.content_missing_text()}>
      {others && (
        <a className={buttonClass({ size: 'lg' })} href={others.href}>
          {others.text}
        </a>
      )}
      <a className={buttonClass({ size: 'lg', kind: others ? 'secondary' : 'primary' })} href={addressOf('/')}>
        {m.content_home()}
      </a>
    </StatusPage>
  )
}

/** Takes the focus of the button that went away with the failure, and tells how it goes on. */
export function Place({ text }: { readonly text: string }) {
  return (
    <span ref={takeFocus} role="status" tabIndex={-1} className={unseen}>
      {text}
    </span>
  )
}

function takeFocus(place: HTMLElement | null): void {
  place?.focus({ preventScroll: true })
}

/** What was read from the server, or what stands for it: an outline while it comes, a way on where it failed or is not there. */
export function Queried<T>({
  query,
  skeleton,
  what,
  isFiltered = false,
  missing = <Missing what={what} />,
  children,
}: QueriedProps<T>) {
  usePreferences()
  const [retries, setRetries] = useState(0)
  const data = useArrived(query.data)
  const place = (text: string) => retries > 0 && <Place key={retries} text={text} />
  if (data !== undefined) {
    return (
      <>
        {place(m.content_came({ what }))}
        {children(data)}
      </>
    )
  }
  if (query.isPending || query.data !== undefined) {
    return (
      <>
        {place(m.content_loading())}
        {skeleton}
      </>
    )
  }
  const failure = failureOf(query.error)
  if (failure.kind === 'server' && (failure.code === codes.notFound || failure.code === codes.badParameters)) {
    return missing
  }
  return (
    <>
      {place('')}
      <FailedState
        title={m.content_failed({ what })}
        text={(isFiltered ? m.content_failed_text : m.content_failed_cause)({ cause: causeText(failure) })}
        retryLabel={m.content_retry()}
        onRetry={() => {
          setRetries(retries + 1)
          void query.refetch()
        }}
      />
    </>
  )
}
