import { useSelector } from '@xstate/react'
import { type ComponentType, memo, type Ref, useDeferredValue } from 'react'
import type { ActorRefFrom } from 'xstate'
import { type Position, periods } from '../../../../contract/content.ts'
import type { positionFeedMachine } from '../../../../machines/jobs/position-feed/position-feed.machine.ts'
import {
  type PositionFeedView,
  positionFeedView,
} from '../../../../machines/jobs/position-feed/position-feed.selectors.ts'
import type { FeedPeriod } from '../../../../machines/jobs/position-feed/position-feed.types.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { PositionCard } from '../../../entities/position/PositionCard.tsx'
import { addressOf } from '../../../shared/links/links.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { periodText } from '../../../shared/text/format.ts'
import { Button, buttonClass } from '../../../ui/button/Button.tsx'
import { Segments } from '../../../ui/choice/Segments.tsx'
import { RefreshIcon } from '../../../ui/icons/controls.tsx'
import { ArrowIcon } from '../../../ui/icons/shell.tsx'
import { EmptyState } from '../../../ui/list-state/EmptyState.tsx'
import { SkeletonCards } from '../../../ui/list-state/SkeletonCards.tsx'
import { SectionHead } from '../../../ui/section/SectionHead.tsx'
import { Spinner } from '../../../ui/spinner/Spinner.tsx'
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

/** Hundreds of them are there, of which none changes when more come. */
const Card = memo(PositionCard)

/** The newest positions; more of them come as the visitor goes on (HOME-9). */
export function PositionFeed({ actor, endRef, now }: PositionFeedProps) {
  usePreferences()
  const period = useSelector(actor, ({ context }) => context.period)
  const positions = useSelector(actor, ({ context }) => context.positions)
  // Drawn piece by piece, so that scrolling goes on meanwhile; until then the end is not where it will be.
  const drawn = useDeferredValue(positions)
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
      <Cards positions={drawn} now={now} />
      <div ref={drawn === positions ? (endRef as Ref<HTMLDivElement>) : null}>
        <End actor={actor} />
      </div>
    </>
  )
}

interface CardsProps extends Pick<PositionFeedProps, 'now'> {
  readonly positions: readonly Position[]
}

const Cards = memo(function Cards({ positions, now }: CardsProps) {
  if (positions.length === 0) return null
  return (
    <ul className={css.feed}>
      {positions.map((position) => (
        <li key={position.id} className={css.item}>
          <Card position={position} now={now} />
        </li>
      ))}
    </ul>
  )
})

/** Ends the feed below the cards. */
function End({ actor }: EndProps) {
  const Shown = ends[useSelector(actor, positionFeedView)]
  return <Shown actor={actor} />
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
