import type { ReactNode } from 'react'
import type { ZoneItem } from '../../../../../contract/calls/zones.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { localise } from '../../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { RightIcon } from '../../../../ui/icons/account.tsx'
import { Advice } from '../../../../ui/illustrations/Advice.tsx'
import { Documents } from '../../../../ui/illustrations/Documents.tsx'
import { Interview } from '../../../../ui/illustrations/Interview.tsx'
import { Office } from '../../../../ui/illustrations/Office.tsx'
import { Towers } from '../../../../ui/illustrations/Towers.tsx'
import { destinationOf } from './destination.ts'
import { NamedIcon } from './NamedIcon.tsx'
import * as css from './Zones.css.ts'

export interface ZoneProps {
  readonly items: readonly ZoneItem[]
}

/** The operations zone: the first item leads. */
export function ZoneOne({ items }: ZoneProps) {
  return (
    <ul className={css.sixColumns}>
      {items.map((item, at) => (at === 0 ? <Lead key={item.id} item={item} /> : <Tile key={item.id} item={item} />))}
    </ul>
  )
}

interface ItemProps {
  readonly item: ZoneItem
}

function Lead({ item }: ItemProps) {
  const { locale } = usePreferences()
  return (
    <li className={css.leadItem}>
      <ZoneLink className={css.lead} item={item}>
        <Towers className={css.leadArt} />
        <b className={css.leadName}>{localise(item.title, locale)}</b>
        <span className={css.leadHint}>{localise(item.hint, locale)}</span>
        <span className={css.leadGo}>
          {m.homes_zone_enter()}
          <RightIcon size={12} />
        </span>
      </ZoneLink>
    </li>
  )
}

function Tile({ item }: ItemProps) {
  const { locale } = usePreferences()
  const name = localise(item.title, locale)
  return (
    <li>
      <ZoneLink className={css.tile} item={item}>
        <span className={css.tileIcon}>
          <NamedIcon icon={item.icon} name={name} size={24} />
        </span>
        <b className={css.tileName}>{name}</b>
        <span className={css.hint}>{localise(item.hint, locale)}</span>
      </ZoneLink>
    </li>
  )
}

/** Zones two and four: many small entries. */
export function ZoneGrid({ items }: ZoneProps) {
  const { locale } = usePreferences()
  return (
    <ul className={css.fourColumns}>
      {items.map((item) => {
        const name = localise(item.title, locale)
        return (
          <li key={item.id}>
            <ZoneLink className={css.entry} item={item}>
              <span className={css.entryIcon}>
                <NamedIcon icon={item.icon} name={name} size={item.icon === '' ? 40 : 24} />
              </span>
              <span className={css.entryWords}>
                <b className={css.name}>{name}</b>
                <span className={css.hint}>{localise(item.hint, locale)}</span>
              </span>
            </ZoneLink>
          </li>
        )
      })}
    </ul>
  )
}

const drawings = [Documents, Interview, Office, Advice]

/** Zone three: a few services with a drawing each. */
export function ZoneThree({ items }: ZoneProps) {
  const { locale } = usePreferences()
  return (
    <ul className={css.services}>
      {items.map((item, at) => {
        const Drawn = drawings[at % drawings.length]
        return (
          <li key={item.id}>
            <ZoneLink className={css.service} item={item}>
              {Drawn && <Drawn className={css.serviceArt} />}
              <b className={css.serviceName}>{localise(item.title, locale)}</b>
              <span className={css.serviceHint}>{localise(item.hint, locale)}</span>
            </ZoneLink>
          </li>
        )
      })}
    </ul>
  )
}

interface ZoneLinkProps {
  readonly item: ZoneItem
  readonly className: string
  readonly children: ReactNode
}

/** An item of a zone: a link, or plain text where it leads nowhere that a link may lead to. */
function ZoneLink({ item, className, children }: ZoneLinkProps) {
  const { locale } = usePreferences()
  const destination = destinationOf(item, localise(item.title, locale))
  if (destination.kind === 'none') return <div className={className}>{children}</div>
  const tab = destination.kind === 'outside' ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a className={className} href={destination.href} {...tab}>
      {children}
    </a>
  )
}
