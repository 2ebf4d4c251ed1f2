import { useQuery } from '@tanstack/react-query'
import type { SearchHints } from '../../../../contract/calls/search.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { queryClient } from '../../../api/query-client.ts'
import { hintsQuery } from '../../../api/search.ts'
import { countText } from '../../../shared/lists/count-text.ts'
import { withoutAny } from '../../../shared/lists/dimensions.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { CloseIcon } from '../../../ui/icons/CloseIcon.tsx'
import { NothingFound as Picture } from '../../../ui/illustrations/NothingFound.tsx'
import { EmptyState } from '../../../ui/list-state/EmptyState.tsx'
import { Meant } from './Meant.tsx'
import { Near } from './Near.tsx'
import type { NothingFoundProps } from './nothing-found-props.ts'
import { Tips } from './Tips.tsx'
import { useWithout } from './useWithout.ts'
import * as css from './WaysOut.css.ts'

const NO_HINTS: SearchHints = { meant: [], near: [], without: [], words: [] }

/** Filters that are offered to be taken off. */
const OFFERED = 4

/** Leads on from an empty list: to what may have been meant, to fewer filters, and to what nearly fits. */
export function WaysOut(props: NothingFoundProps) {
  usePreferences()
  const { kind, title, titleOf, dimensions, chosen, hinted, countOf, login, hasSide, onChange } = props
  const query = useQuery(
    { ...hintsQuery(hinted ?? { list: 'position', filter: {} }), enabled: hinted !== null, retry: false },
    queryClient,
  )
  const without = useWithout(props, query)
  const keyword = chosen.find(({ key }) => key === 'keyword')?.value
  const bare = keyword === undefined ? title : titleOf({ keyword })
  // The keyword may find something without a filter.
  const name = keyword !== undefined && chosen.length > 1 ? m.nothing_so({ title: bare }) : bare
  if (!without) return <EmptyState title={name} text={m.lists_empty_looking()} />
  const { meant, near } = query.data ?? NO_HINTS
  const isStuck = without.length === 0 && meant.length === 0
  return (
    <>
      <div className={css.head} role="status">
        <Picture className={css.picture} />
        <div>
          <p className={css.title}>{name}</p>
          <Meant meant={meant} typed={keyword ?? ''} onChange={onChange} />
          {isStuck && <p className={css.text}>{m.lists_empty_any()}</p>}
          {(isStuck || chosen.length > 1) && (
            <Button
              kind={isStuck ? 'primary' : 'link'}
              size="sm"
              className={css.clear}
              onClick={() => onChange(withoutAny(dimensions))}
            >
              {m.lists_clear_all()}
            </Button>
          )}
        </div>
      </div>
      {without.length > 0 && (
        <div className={css.part}>
          <div className={css.name}>
            <h3>
              {keyword === undefined || (without[0] && 'keyword' in without[0].change)
                ? m.nothing_without()
                : m.nothing_without_for({ keyword })}
            </h3>
            <span className={css.hint}>{m.nothing_without_hint()}</span>
          </div>
          <div className={css.cards}>
            {without.slice(0, OFFERED).map(({ key, text, change, count }, i) => (
              <button
                key={key}
                type="button"
                className={i === 0 ? css.best : css.card}
                onClick={() => onChange(change)}
              >
                <span className={css.filter}>
                  <span className={css.filterText}>{m.nothing_take_off({ filter: text })}</span>
                  <CloseIcon size={16} />
                </span>
                <Found count={countText(count)} sentenceOf={countOf} />
              </button>
            ))}
          </div>
        </div>
      )}
      {near.length > 0 && hinted && <Near near={near} hinted={hinted} dimensions={dimensions} login={login} />}
      {keyword !== undefined && <Tips kind={kind} place={hasSide ? 'inNarrowList' : 'inList'} />}
    </>
  )
}

interface FoundProps {
  readonly count: string
  sentenceOf(inputs: { count: string }): string
}

/** Says how many there are, the number larger than its noun. */
function Found({ count, sentenceOf }: FoundProps) {
  const [before, after] = sentenceOf({ count: '\n' }).split('\n')
  return (
    <span className={css.found}>
      {before}
      <b className={css.number}>{count}</b>
      {after}
    </span>
  )
}
