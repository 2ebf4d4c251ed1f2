import * as m from '../../../../messages/compiled/messages.js'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Select } from '../../../ui/select/Select.tsx'
import { OpeningButton } from './OpeningButton.tsx'
import * as css from './Positions.css.ts'
import { type DeskPosition, isClosed, type PositionsProps, sumOf } from './positions.ts'

/** The same where there is no room for a column. */
export function PositionChoice(props: PositionsProps) {
  const { locale } = usePreferences()
  const { positions, chosen, onChoose } = props
  const position = positions.find(({ id }) => id === chosen)
  const words = (name: string, deliveries: number, unread: number) =>
    [name, m.desk_count({ count: deliveries }), ...(unread > 0 ? [m.desk_unread({ count: unread })] : [])].join(' · ')
  const label = (one: DeskPosition) =>
    words(
      isClosed(one) ? `${one.title}（${m.desk_closed_group()}）` : `${one.title} · ${localise(one.city.label, locale)}`,
      one.deliveries,
      one.unread,
    )
  const all = words(m.desk_all(), sumOf(positions, 'deliveries'), sumOf(positions, 'unread'))
  return (
    <nav className={css.choice} aria-label={m.desk_choose()}>
      <div className={css.select}>
        <Select
          label={m.desk_choose()}
          value={chosen}
          options={[
            { value: '', label: all },
            ...positions.map((one) => ({ value: one.id, label: label(one), short: one.title })),
          ]}
          onChange={onChoose}
        />
      </div>
      {position && <OpeningButton {...props} position={position} />}
    </nav>
  )
}
