import type { ComponentType } from 'react'
import type { Fair } from '../../../contract/calls/fairs.ts'
import * as m from '../../../messages/compiled/messages.js'
import { fairHref } from '../../shared/links/links.ts'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { briefSpan, leafOf, monthText } from '../../shared/text/time.ts'
import { Badge, type BadgeProps } from '../../ui/badge/Badge.tsx'
import { buttonClass } from '../../ui/button/Button.tsx'
import { PinIcon } from '../../ui/icons/pages.tsx'
import type { IllustrationProps } from '../../ui/illustrations/Drawing.tsx'
import { Factory } from '../../ui/illustrations/Factory.tsx'
import { Hall } from '../../ui/illustrations/Hall.tsx'
import { OnlineFair } from '../../ui/illustrations/OnlineFair.tsx'
import { cover, title, wraps } from '../../ui/list/Entry.css.ts'
import * as css from './Fairs.css.ts'

export interface FairsProps {
  readonly items: readonly Fair[]
}

const states = {
  live: { kind: 'ok', text: m.homes_fair_state_live },
  coming: { kind: 'brand', text: m.homes_fair_state_coming },
  past: { kind: 'plain', text: m.homes_fair_state_past },
  cancelled: { kind: 'danger', text: m.homes_fair_state_cancelled },
} satisfies Record<Fair['status'], { kind: BadgeProps['kind']; text: () => string }>

const drawings: Readonly<Record<string, ComponentType<IllustrationProps>>> = {
  'drawn:hall': Hall,
  'drawn:factory': Factory,
  'drawn:online': OnlineFair,
}

/** Job fairs as cards. */
export function Fairs({ items }: FairsProps) {
  return (
    <ul className={css.grid}>
      {items.map((fair) => (
        <li key={fair.id} className={css.card}>
          <FairCard fair={fair} />
        </li>
      ))}
    </ul>
  )
}

export function FairCard({ fair }: { readonly fair: Fair }) {
  usePreferences()
  const { kind, text } = states[fair.status]
  const isLive = fair.status === 'live'
  return (
    <article>
      <div className={css.art}>
        <Picture address={fair.home_thumbnail_url} />
        <p className={css.date}>
          <b className={css.day}>{leafOf(fair.starts_at).day}</b>
          <span className={css.month}>{monthText(fair.starts_at)}</span>
        </p>
        <span className={css.state}>
          <Badge kind={kind}>{text()}</Badge>
        </span>
      </div>
      <div className={css.body}>
        <h3 className={title}>
          <a className={cover} href={fairHref(fair.id)}>
            {fair.title}
          </a>
        </h3>
        <p className={css.place}>
          <PinIcon size={16} />
          <span className={wraps}>
            {briefSpan(fair.starts_at, fair.ends_at)} · {fair.place}
          </span>
        </p>
        <div className={css.foot}>
          <p className={css.counts}>
            <b className={css.count}>{fair.company_count}</b>
            {m.homes_fair_counts({ positions: fair.position_count })}
          </p>
          <span className={buttonClass({ size: 'sm', kind: isLive ? 'primary' : 'secondary' })} aria-hidden="true">
            {isLive ? m.homes_fair_enter() : m.homes_fair_look()}
          </span>
        </div>
      </div>
    </article>
  )
}

function Picture({ address }: { readonly address: string }) {
  const Drawn = drawings[address]
  if (Drawn) return <Drawn className={css.picture} />
  if (address === '' || address.startsWith('drawn:')) return <Hall className={css.picture} />
  return <img className={css.photo} src={address} alt="" loading="lazy" />
}
