import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { codes } from '../../../contract/codes.ts'
import { failureOf, hasCode } from '../../../contract/failures.ts'
import * as m from '../../../messages/compiled/messages.js'
import { Button } from '../../ui/button/Button.tsx'
import { usePreferences } from '../preferences/preferences.tsx'
import * as css from './PartFailed.css.ts'
import { Place } from './Queried.tsx'

type PartQuery = Pick<UseQueryResult<unknown>, 'data' | 'error' | 'errorUpdateCount'> & { refetch(): Promise<unknown> }

/** Whether a part could not be read so far; what does not exist is not lacking. */
export function isLacking({ data, error, errorUpdateCount }: PartQuery): boolean {
  const failure = error && failureOf(error)
  const isNowhere = hasCode(failure, codes.notFound)
  return data === undefined && errorUpdateCount > 0 && !isNowhere
}

export interface PartFailedProps {
  readonly query: PartQuery
  /** What could not be read, as the sentence names it: 行业. */
  readonly what: string
}

/** In the place of a part of a page that could not be read; nothing otherwise. */
export function PartFailed({ query, what }: PartFailedProps) {
  usePreferences()
  const [retries, setRetries] = useState(0)
  const isFailed = isLacking(query) && query.error !== null
  const told = query.data === undefined ? m.content_loading() : m.content_came({ what })
  const retry = () => {
    setRetries(retries + 1)
    void query.refetch()
  }
  return (
    <>
      {retries > 0 && <Place key={retries} text={isFailed ? '' : told} />}
      {isFailed && (
        <p role="alert" className={css.failed}>
          {m.content_failed({ what })}
          <Button kind="link" size="sm" onClick={retry}>
            {m.content_retry()}
          </Button>
        </p>
      )}
    </>
  )
}
