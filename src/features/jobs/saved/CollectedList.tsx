import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Collectable } from '../../../../contract/calls/collect.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { useActors } from '../../../shared/actors/actors.ts'
import { Count } from '../../../shared/lists/Count.tsx'
import { ListPages } from '../../../shared/lists/ListPages.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Queried } from '../../../shared/query/Queried.tsx'
import { dateText } from '../../../shared/text/time.ts'
import { Button, buttonClass } from '../../../ui/button/Button.tsx'
import { useKeptFocus } from '../../../ui/focus/useKeptFocus.ts'
import { results } from '../../../ui/list/ListPage.css.ts'
import { EmptyState } from '../../../ui/list-state/EmptyState.tsx'
import * as css from './CollectedList.css.ts'
import type { PanelProps } from './panel-props.ts'

interface GoneEntryProps {
  readonly kind: Collectable
  readonly id: string
  /** ISO 8601. */
  readonly collectedAt: string
  readonly look: css.ListLook
  readonly isTaken: boolean
}

const titles = { position: m.collected_position_gone, company: m.collected_company_gone }

/** Shows a saved thing that is there no longer: it can only be removed, and not be saved again. */
function GoneEntry({ kind, id, collectedAt, look, isTaken }: GoneEntryProps) {
  const { locale } = usePreferences()
  const { flows } = useActors()
  const [day, title] = [dateText(collectedAt, locale), titles[kind]()]
  const remove = async () => {
    const collecting = await flows.collecting()
    const letGo = collecting.hold({ kind, id })
    collecting.of({ kind, id }).send({ type: 'TOGGLED' })
    letGo()
  }
  return (
    <article className={css.gone[look]}>
      <div>
        <h3 className={css.goneTitle}>{title}</h3>
        <p className={css.goneNote}>{m.collected_gone_note({ day })}</p>
      </div>
      {isTaken ? (
        <span className={css.removed}>{m.collected_removed()}</span>
      ) : (
        <Button
          kind="secondary"
          size="sm"
          aria-label={m.collected_remove_name({ title, day })}
          onClick={() => void remove().catch(() => undefined)}
        >
          {m.collected_remove()}
        </Button>
      )}
    </article>
  )
}

interface Collected<T> {
  readonly id: string
  readonly collected_at: string
  readonly entry: T | null
}

export interface CollectedListProps<T> extends Omit<PanelProps, 'userId'> {
  readonly kind: Collectable
  readonly query: UseQueryResult<{ list: Collected<T>[]; total: number }>
  /** Entries to a page. */
  readonly size: number
  readonly look: css.ListLook
  readonly skeleton: ReactNode
  /** The noun in the title of a failure to read the list. */
  readonly what: string
  /** Accessible name of the list. */
  readonly label: string
  /** The words of an empty list, with the way to what can be saved. */
  readonly nothing: { readonly title: string; readonly text: string; readonly action: string; readonly href: string }
  countSentence(inputs: { count: string }): string
  draw(entry: T): ReactNode
}

/** A page of what is collected. What is taken back stays in its place, so that a slip can be mended there. */
export function CollectedList<T>(props: CollectedListProps<T>) {
  usePreferences()
  const { kind, query, page, ids, size, look, skeleton, what, label, nothing, countSentence, draw, hrefOf } = props
  const taken = query.data?.list.filter(({ id }) => ids !== undefined && !ids.includes(id))
  const section = useKeptFocus<HTMLElement>(taken ? String(taken.filter(({ entry }) => entry === null).length) : null)
  const styles = css.looks[look]
  return (
    <section ref={section} tabIndex={-1} aria-label={label}>
      <div className={styles.sheet}>
        {query.data?.list.length !== 0 && (
          <div className={styles.head}>
            <Count total={ids?.length} sentence={countSentence} />
            <p className={css.hint} aria-live="polite">
              {taken?.some(({ entry }) => entry !== null) && m.collected_back()}
            </p>
          </div>
        )}
        <Queried query={query} skeleton={skeleton} what={what}>
          {({ list }) => (
            <div className={results} aria-busy={query.isPlaceholderData}>
              {list.length === 0 ? (
                <div className={styles.empty}>
                  <EmptyState title={nothing.title} text={nothing.text}>
                    <a className={buttonClass({})} href={nothing.href}>
                      {nothing.action}
                    </a>
                  </EmptyState>
                </div>
              ) : (
                <ul className={styles.list}>
                  {list.map((one) => {
                    const isTaken = taken?.includes(one) ?? false
                    return (
                      <li key={one.id} className={isTaken ? css.taken : css.kept}>
                        {one.entry === null ? (
                          <GoneEntry
                            kind={kind}
                            id={one.id}
                            collectedAt={one.collected_at}
                            look={look}
                            isTaken={isTaken}
                          />
                        ) : (
                          draw(one.entry)
                        )}
                      </li>
                    )
                  })}
                </ul>
              )}
            </div>
          )}
        </Queried>
      </div>
      {query.data && query.data.list.length > 0 && (
        <ListPages page={page} total={query.data.total} size={size} hrefOf={hrefOf} />
      )}
    </section>
  )
}
