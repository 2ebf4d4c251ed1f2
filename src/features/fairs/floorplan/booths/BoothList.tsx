import { useSelector } from '@xstate/react'
import type { Hall } from '../../../../../contract/calls/fairs.ts'
import {
  listedBooths,
  openBooth,
  type TakenBooth,
} from '../../../../../machines/fairs/booth-map/booth-map.selectors.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { CompanyMark } from '../../../../entities/company/CompanyMark.tsx'
import { localise } from '../../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { PartFailed } from '../../../../shared/query/PartFailed.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import type { BoothMapActor } from '../plan-props.ts'
import * as css from './BoothList.css.ts'
import type { FoundBooths } from './useFoundBooths.ts'

export interface BoothListProps {
  readonly actor: BoothMapActor
  readonly halls: readonly Hall[]
  readonly search: FoundBooths
}

/** The booths that are looked for, by their numbers: the plain way to each of them. */
export function BoothList({ actor, halls, search: { query, found, isLooking } }: BoothListProps) {
  const { locale } = usePreferences()
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const openNo = useSelector(actor, openBooth)?.no
  const booths = listedBooths(context, found)
  const labelOf = (key: string) => {
    const hall = halls.find((one) => one.key === key)
    return hall ? localise(hall.label, locale) : ''
  }
  const isSearch = context.search.trim() !== ''
  const count = booths.length
  const status = isSearch ? m.fairs_plan_found({ count }) : m.fairs_plan_listed({ hall: labelOf(context.hall), count })
  /** Says why a booth is in the list, where its company's name does not say it. */
  const noteOf = ({ no, hall, company }: TakenBooth) => {
    const position = found.get(no)
    const offer = position
      ? m.fairs_plan_position({ title: position })
      : m.fairs_positions({ count: company.position_count })
    return hall === context.hall ? offer : `${labelOf(hall)} · ${offer}`
  }
  const clear = () => {
    actor.send({ type: 'SEARCHED', text: '' })
    actor.send({ type: 'INDUSTRY.CHOSEN', industry: null })
  }
  return (
    <>
      <div className={css.head}>
        <p role="status">{isLooking && count === 0 ? m.fairs_plan_looking() : status}</p>
        <p>{m.fairs_plan_order()}</p>
      </div>
      <div className={css.failed}>
        <PartFailed query={query} what={m.fairs_plan_positions()} />
      </div>
      {count === 0 && !isLooking && (
        <div className={css.nothing}>
          <p>{m.fairs_plan_nothing()}</p>
          <Button kind="secondary" size="sm" onClick={clear}>
            {m.fairs_plan_clear()}
          </Button>
        </div>
      )}
      <ul className={css.rows} aria-label={m.fairs_plan_list()}>
        {booths.map((booth) => (
          <li key={booth.no}>
            <button
              type="button"
              className={css.row}
              aria-current={booth.no === openNo}
              onClick={() => actor.send({ type: 'BOOTH.OPENED', booth: booth.no })}
            >
              <CompanyMark company={booth.company} size={40} />
              <span className={css.words}>
                <span className={css.name}>{booth.company.company_name}</span>
                <span className={css.note}>{noteOf(booth)}</span>
              </span>
              <span className={css.no}>{booth.no}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
