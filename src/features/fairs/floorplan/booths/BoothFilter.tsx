import { useSelector } from '@xstate/react'
import { useId } from 'react'
import * as m from '../../../../../messages/compiled/messages.js'
import { localise } from '../../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { SearchIcon } from '../../../../ui/icons/pages.tsx'
import { DownIcon } from '../../../../ui/icons/shell.tsx'
import { IndustryMark } from '../hall/IndustryMark.tsx'
import type { Industry } from '../hall/industries.ts'
import type { BoothMapActor } from '../plan-props.ts'
import * as css from './BoothFilter.css.ts'

/** Industries in sight from the start, those of most booths. */
const FIRST = 5

/** Characters that a search takes. */
const LONGEST = 60

export interface BoothFilterProps {
  readonly actor: BoothMapActor
  readonly industries: readonly Industry[]
}

/** Filters booths by a text and by an industry, whose colour and shape it explains. */
export function BoothFilter({ actor, industries }: BoothFilterProps) {
  const { locale } = usePreferences()
  const name = useId()
  const { search, industry } = useSelector(actor, ({ context }) => context)
  const rest = industries.slice(FIRST)
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
  const industryChip = (one: Industry) => chip(one.value, localise(one.label, locale), one)
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
      <fieldset className={css.chips} aria-label={m.fairs_labels()}>
        {chip(null, m.fairs_all())}
        {industries.slice(0, FIRST).map(industryChip)}
        {rest.length > 0 && (
          <details className={css.rest} open={rest.some(({ value }) => value === industry) || undefined}>
            <summary className={css.toggle}>
              <span className={css.whenFolded}>{m.fairs_labels_more({ count: rest.length })}</span>
              <span className={css.whenOpen}>{m.fairs_labels_less()}</span>
              <DownIcon size={16} className={css.arrow} />
            </summary>
            <div className={css.others}>{rest.map(industryChip)}</div>
          </details>
        )}
      </fieldset>
    </>
  )
}
