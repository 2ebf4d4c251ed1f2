import type { ComponentType, ReactNode } from 'react'
import type { FairDetail } from '../../../../../contract/calls/fairs.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { ShareButton } from '../../../../entities/share/ShareButton.tsx'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { Badge, type BadgeProps } from '../../../../ui/badge/Badge.tsx'
import { buttonClass } from '../../../../ui/button/Button.tsx'
import { CalendarIcon, CompanyIcon } from '../../../../ui/icons/account.tsx'
import type { IconProps } from '../../../../ui/icons/Icon.tsx'
import { MapIcon, PinIcon } from '../../../../ui/icons/pages.tsx'
import type { IllustrationProps } from '../../../../ui/illustrations/Drawing.tsx'
import { Factory } from '../../../../ui/illustrations/Factory.tsx'
import { GreatHall } from '../../../../ui/illustrations/GreatHall.tsx'
import { OnlineFair } from '../../../../ui/illustrations/OnlineFair.tsx'
import { inside } from '../../../../ui/list/ListPage.css.ts'
import { unseen } from '../../../../ui/reset.css.ts'
import { fairTabHref, hasPlan } from '../fair-links.ts'
import * as css from './FairHead.css.ts'
import { art } from './FairHead.css.ts'
import { FairOver } from './FairOver.tsx'
import { fairDistance, fairTime } from './fair-time.ts'

const drawings: Readonly<Record<string, ComponentType<IllustrationProps>>> = {
  'drawn:factory': Factory,
  'drawn:online': OnlineFair,
}

/** Draws, beside a fair's name, the picture that it asks for. */
function FairArt({ name }: { readonly name: string }) {
  const Drawn = drawings[name] ?? GreatHall
  return <Drawn className={art} />
}

const states = {
  live: { kind: 'ok', text: m.fairs_state_live },
  coming: { kind: 'brand', text: m.fairs_state_coming },
  past: { kind: 'plain', text: m.fairs_state_past },
  cancelled: { kind: 'danger', text: m.fairs_state_cancelled },
} satisfies Record<FairDetail['status'], { kind: BadgeProps['kind']; text: () => string }>

const modes = {
  onsite: m.fairs_mode_onsite,
  online: m.fairs_mode_online,
  both: m.fairs_mode_both,
} satisfies Record<FairDetail['mode'], () => string>

export interface FairHeadProps {
  readonly fair: FairDetail
  /** Milliseconds since the epoch, when the fair was read. */
  readonly now: number
}

interface FactProps {
  readonly icon: ComponentType<IconProps>
  readonly name: string
  readonly children: ReactNode
}

const Fact = ({ icon: Icon, name, children }: FactProps) => (
  <div className={css.fact}>
    <dt className={css.icon} title={name}>
      <Icon />
      <span className={unseen}>{name}</span>
    </dt>
    <dd className={css.value}>{children}</dd>
  </div>
)

/** Says what a fair is, when and where it is, and by whom. */
export function FairHead({ fair, now }: FairHeadProps) {
  const { locale } = usePreferences()
  const { kind, text } = states[fair.status]
  const distance = fairDistance(fair, now, locale)
  return (
    <div className={css.band}>
      <FairArt name={fair.home_thumbnail_url} />
      <div className={`${inside} ${css.words}`}>
        <FairOver fair={fair} />
        <p className={css.badges}>
          <Badge kind={kind}>{text()}</Badge>
          <Badge>{modes[fair.mode]()}</Badge>
          {distance && <span className={css.distance}>{distance}</span>}
        </p>
        <h1 className={css.title}>{fair.title}</h1>
        <dl className={css.facts}>
          <Fact icon={CalendarIcon} name={m.fairs_when()}>
            {fairTime(fair.starts_at, fair.ends_at, locale)}
          </Fact>
          <Fact icon={PinIcon} name={m.fairs_place()}>
            {fair.place}
          </Fact>
          {(fair.organiser || fair.undertaker) && (
            <Fact icon={CompanyIcon} name={m.fairs_hosts()}>
              {fair.organiser && <span className={css.host}>{m.fairs_organiser({ name: fair.organiser })}</span>}
              {fair.undertaker && <span className={css.host}>{m.fairs_undertaker({ name: fair.undertaker })}</span>}
            </Fact>
          )}
        </dl>
        <div className={css.actions}>
          {hasPlan(fair) && (
            <a className={buttonClass({ size: 'lg' })} href={fairTabHref(fair.id, 'plan')}>
              <MapIcon />
              {m.fairs_tab_plan()}
            </a>
          )}
          <a
            className={buttonClass({ size: 'lg', kind: hasPlan(fair) ? 'secondary' : 'primary' })}
            href={fairTabHref(fair.id, 'companies')}
          >
            {m.fairs_tab_companies()}
          </a>
          <ShareButton what="fair" id={fair.id} title={fair.title} />
        </div>
        <FairCounts fair={fair} />
      </div>
    </div>
  )
}

/** Says how large a fair is; counts of 0 are left out. */
function FairCounts({ fair }: { readonly fair: FairDetail }) {
  const { locale } = usePreferences()
  const counts = [
    { name: m.fairs_companies_short(), count: fair.company_count },
    { name: m.fairs_positions_short(), count: fair.position_count },
    { name: m.fairs_visitors_short(), count: fair.visitor_count },
    { name: m.fairs_deliveries_short(), count: fair.delivery_count },
  ].filter(({ count }) => count > 0)
  return (
    <dl className={css.counts}>
      {counts.map(({ name, count }) => (
        <div key={name} className={css.count}>
          <dt className={css.counted}>{name}</dt>
          <dd className={css.number}>{new Intl.NumberFormat(locale).format(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
