import { useSelector } from '@xstate/react'
import type { ComponentType, Ref } from 'react'
import type { ActorRefFrom } from 'xstate'
import { periods } from '../../../contract/content.ts'
import type { positionFeedMachine } from '../../../machines/position-feed/position-feed.machine.ts'
import { type PositionFeedView, positionFeedView } from '../../../machines/position-feed/position-feed.selectors.ts'
import type { FeedPeriod } from '../../../machines/position-feed/position-feed.types.ts'
import * as m from '../../../messages/compiled/messages.js'
import { Button, buttonClass } from '../../ui/button/Button.tsx'
import { Segments } from '../../ui/choice/Segments.tsx'
import { ArrowIcon } from '../../ui/icons/ArrowIcon.tsx'
import { RefreshIcon } from '../../ui/icons/RefreshIcon.tsx'
import { EmptyState } from '../../ui/list-state/EmptyState.tsx'
import { SkeletonCards } from '../../ui/list-state/SkeletonCards.tsx'
import { SectionHead } from '../../ui/section/SectionHead.tsx'
import { Spinner } from '../../ui/spinner/Spinner.tsx'
import { periodText } from '../content/format.ts'
import { addressOf } from '../content/links.ts'
import { PositionCard } from '../positions/PositionCard.tsx'
import { usePreferences } from '../preferences.tsx'
import * as css from './PositionFeed.css.ts'

export interface PositionFeedProps {
  readonly actor: ActorRefFrom<typeof positionFeedMachine>
  /** The element whose coming near is the end's. */
  readonly endRef: Ref<HTMLElement>
  /** Milliseconds since the epoch, when the page was opened. */
  readonly now: number
}

/** Positions of a chunk (HOME-9). */
const CHUNK = 18

/** The newest positions; more of them come as the visitor goes on (HOME-9). */
export function PositionFeed({ actor, endRef, now }: PositionFeedProps) {
  usePreferences()
  const { period, positions } = useSelector(actor, ({ context }) => context)
  const view = useSelector(actor, positionFeedView)
  const End = ends[view]
  const options = [
    { value: 'all' as FeedPeriod, text: m.homes_feed_all() },
    ...periods.map((value) => ({ value: value as FeedPeriod, text: periodText(value) })),
  ]
  return (
    <>
      <SectionHead id="feed" title={m.homes_feed()} hint={m.homes_feed_hint()}>
        <Segments
          kind="pill"
          label={m.homes_feed_period()}
          options={options}
          value={period}
          onChange={(value) => actor.send({ type: 'PERIOD.CHOSEN', period: value })}
        />
      </SectionHead>
      {positions.length > 0 && (
        <ul className={css.feed}>
          {positions.map((position) => (
            <li key={position.id} className={css.item}>
              <PositionCard position={position} now={now} />
            </li>
          ))}
        </ul>
      )}
      <div ref={endRef as Ref<HTMLDivElement>}>
        <End actor={actor} />
      </div>
    </>
  )
}

type EndProps = Pick<PositionFeedProps, 'actor'>

const Waiting = () => <div className={css.end} />

function Loading({ actor }: EndProps) {
  const count = actor.getSnapshot().context.positions.length
  return (
    <>
      <div className={count > 0 ? css.waiting : undefined}>
        <SkeletonCards count={count > 0 ? 3 : CHUNK} label={m.homes_feed_loading({ count })} />
      </div>
      <p className={css.end} aria-hidden="true">
        <Spinner size={16} />
        {m.homes_feed_loading({ count })}
      </p>
    </>
  )
}

const Failed = ({ actor }: EndProps) => (
  <div className={css.end} role="alert">
    {m.homes_feed_failed()}
    <Button kind="secondary" onClick={() => actor.send({ type: 'RETRIED' })}>
      <RefreshIcon />
      {m.content_retry()}
    </Button>
  </div>
)

function Exhausted({ actor }: EndProps) {
  const isEmpty = actor.getSnapshot().context.positions.length === 0
  const more = (
    <a className={buttonClass({ kind: 'secondary', size: 'lg' })} href={addressOf('/jobRecommend')}>
      {m.homes_feed_more()}
      <ArrowIcon />
    </a>
  )
  if (!isEmpty) return <div className={css.end}>{more}</div>
  return (
    <EmptyState title={m.homes_feed_empty()} text={m.homes_feed_empty_text()}>
      {more}
    </EmptyState>
  )
}

const ends = {
  waiting: Waiting,
  loading: Loading,
  failed: Failed,
  exhausted: Exhausted,
} satisfies Record<PositionFeedView, ComponentType<EndProps>>
