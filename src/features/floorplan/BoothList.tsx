import { useSelector } from '@xstate/react'
import type { Hall } from '../../../contract/calls/fairs.ts'
import { listedBooths, openBooth } from '../../../machines/booth-map/booth-map.selectors.ts'
import * as m from '../../../messages/compiled/messages.js'
import { Button } from '../../ui/button/Button.tsx'
import { CompanyMark } from '../companies/CompanyMark.tsx'
import { localise } from '../localise.ts'
import { usePreferences } from '../preferences.tsx'
import * as css from './BoothList.css.ts'
import type { BoothMapActor } from './FloorPlanView.tsx'

export interface BoothListProps {
  readonly actor: BoothMapActor
  readonly halls: readonly Hall[]
}

/** The booths that are looked for, by their numbers: the plain way to each of them. */
export function BoothList({ actor, halls }: BoothListProps) {
  const { locale } = usePreferences()
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const openNo = useSelector(actor, openBooth)?.no
  const booths = listedBooths(context)
  const labelOf = (key: string) => {
    const hall = halls.find((one) => one.key === key)
    return hall ? localise(hall.label, locale) : ''
  }
  const isSearch = context.search.trim() !== ''
  const count = booths.length
  const clear = () => {
    actor.send({ type: 'SEARCHED', text: '' })
    actor.send({ type: 'INDUSTRY.CHOSEN', industry: null })
  }
  return (
    <>
      <div className={css.head}>
        <p role="status">
          {isSearch ? m.fairs_plan_found({ count }) : m.fairs_plan_listed({ hall: labelOf(context.hall), count })}
        </p>
        <p>{m.fairs_plan_order()}</p>
      </div>
      {count === 0 && (
        <div className={css.nothing}>
          <p>{m.fairs_plan_nothing()}</p>
          <Button kind="secondary" size="sm" onClick={clear}>
            {m.fairs_plan_clear()}
          </Button>
        </div>
      )}
      <ul className={css.rows} aria-label={m.fairs_plan_list()}>
        {booths.map(({ no, hall, company }) => (
          <li key={no}>
            <button
              type="button"
              className={css.row}
              aria-current={no === openNo}
              onClick={() => actor.send({ type: 'BOOTH.OPENED', booth: no })}
            >
              <CompanyMark company={company} size={40} />
              <span className={css.words}>
                <span className={css.name}>{company.company_name}</span>
                <span className={css.note}>
                  {hall === context.hall
                    ? m.fairs_positions({ count: company.position_count })
                    : `${labelOf(hall)} · ${m.fairs_positions({ count: company.position_count })}`}
                </span>
              </span>
              <span className={css.no}>{no}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
