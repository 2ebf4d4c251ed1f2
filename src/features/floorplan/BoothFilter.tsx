import { useSelector } from '@xstate/react'
import { useId } from 'react'
import * as m from '../../../messages/compiled/messages.js'
import { SearchIcon } from '../../ui/icons/SearchIcon.tsx'
import { localise } from '../localise.ts'
import { usePreferences } from '../preferences.tsx'
import * as css from './BoothFilter.css.ts'
import type { BoothMapActor } from './FloorPlanView.tsx'
import { IndustryMark } from './IndustryMark.tsx'
import type { Industry } from './industries.ts'

/** Characters that a search takes. */
const LONGEST = 60

export interface BoothFilterProps {
  readonly actor: BoothMapActor
  readonly industries: readonly Industry[]
}

/** Which booths are looked for: a text, and an industry, whose colour and shape it explains. */
export function BoothFilter({ actor, industries }: BoothFilterProps) {
  const { locale } = usePreferences()
  const name = useId()
  const { search, industry } = useSelector(actor, ({ context }) => context)
  const chip = (value: string | null, text: string, mark?: Industry) => (
    <label key={value ?? ''} className={css.chip}>
      <input
        className={css.radio}
        type="radio"
        name={name}
        checked={industry === value}
        onChange={() => actor.send({ type: 'INDUSTRY.CHOSEN', industry: value })}
      />
      {mark && <IndustryMark industry={mark} />}
      {text}
    </label>
  )
  return (
    <>
      <search className={css.search}>
        <SearchIcon className={css.icon} />
        <input
          className={css.input}
          type="search"
          autoComplete="off"
          maxLength={LONGEST}
          aria-label={m.fairs_plan_search()}
          placeholder={m.fairs_plan_search()}
          value={search}
          onChange={(event) => actor.send({ type: 'SEARCHED', text: event.target.value })}
        />
      </search>
      <div className={css.chips} role="radiogroup" aria-label={m.fairs_labels()}>
        {chip(null, m.fairs_all())}
        {industries.map((one) => chip(one.value, localise(one.label, locale), one))}
      </div>
    </>
  )
}
