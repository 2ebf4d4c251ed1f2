import * as m from '../../../../messages/compiled/messages.js'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Badge } from '../../../ui/badge/Badge.tsx'
import { unseen } from '../../../ui/reset.css.ts'
import { OpeningButton } from './OpeningButton.tsx'
import * as css from './Positions.css.ts'
import { type DeskPosition, isClosed, type PositionsProps, sumOf } from './positions.ts'

const Unread = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <span className={css.unread}>
      <span aria-hidden="true">{count}</span>
      <span className={unseen}>{m.desk_unread({ count })}</span>
    </span>
  )

function PositionEntry({ position, ...props }: PositionsProps & { readonly position: DeskPosition }) {
  const { locale } = usePreferences()
  const { id, title, city, deliveries, unread, status } = position
  const isChosen = props.chosen === id
  return (
    <li className={isChosen ? css.kind.chosen : css.kind.plain}>
      <a className={css.link} href={props.hrefOf(id)} {...(isChosen && { 'aria-current': 'page' as const })}>
        <span className={css.words}>
          <span className={css.title}>{title}</span>
          <span className={css.caption}>
            {m.desk_city_count({ city: localise(city.label, locale), count: deliveries })}
            {status === 'expired' && <Badge kind="warning">{m.desk_expired_mark()}</Badge>}
          </span>
        </span>
        <Unread count={unread} />
      </a>
      {isChosen && (
        <div className={css.act}>
          <OpeningButton {...props} position={position} />
        </div>
      )}
    </li>
  )
}

/** An employer's positions beside the list of deliveries, closed ones last. */
export function PositionsColumn(props: PositionsProps) {
  usePreferences()
  const { positions, chosen } = props
  const closed = positions.filter(isClosed)
  const standing = positions.filter((position) => !isClosed(position))
  const group = (some: readonly DeskPosition[]) => (
    <ul className={css.group}>
      {some.map((position) => (
        <PositionEntry key={position.id} {...props} position={position} />
      ))}
    </ul>
  )
  return (
    <nav className={css.column} aria-label={m.desk_positions()}>
      <h2 className={css.heading}>{m.desk_positions()}</h2>
      <div className={chosen === '' ? css.kind.chosen : css.kind.plain}>
        <a className={css.link} href={props.hrefOf('')} {...(chosen === '' && { 'aria-current': 'page' as const })}>
          <span className={css.words}>
            <span className={css.title}>{m.desk_all()}</span>
            <span className={css.caption}>{m.desk_count({ count: sumOf(positions, 'deliveries') })}</span>
          </span>
          <Unread count={sumOf(positions, 'unread')} />
        </a>
      </div>
      <hr className={css.rule} />
      {positions.length === 0 && <p className={css.none}>{m.desk_no_positions()}</p>}
      {standing.length > 0 && group(standing)}
      {closed.length > 0 && (
        <>
          <h2 className={css.heading}>{m.desk_closed_group()}</h2>
          {group(closed)}
        </>
      )}
    </nav>
  )
}
