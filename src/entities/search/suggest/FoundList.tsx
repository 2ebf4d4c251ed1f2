import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Reading } from '../../../../contract/calls/search.ts'
import type { LocalText } from '../../../../contract/calls/site.ts'
import { suggestionsOf } from '../../../../machines/jobs/search-suggest/search-suggest.rules.ts'
import type { Found } from '../../../../machines/jobs/search-suggest/search-suggest.types.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { SearchKind, SuggestActor } from '../../../shared/actors/search.types.ts'
import { countText } from '../../../shared/lists/count-text.ts'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { sizeText } from '../../../shared/text/format.ts'
import { Icon, type IconProps } from '../../../ui/icons/Icon.tsx'
import { PinIcon, SearchIcon } from '../../../ui/icons/pages.tsx'
import { BriefcaseIcon, CapIcon } from '../../../ui/icons/shell.tsx'
import { wraps } from '../../../ui/list/Entry.css.ts'
import { unseen } from '../../../ui/reset.css.ts'
import { CompanyMark } from '../../company/CompanyMark.tsx'
import { HOT, LIST, RECENT } from './ids.ts'
import { partsOf } from './marks.ts'
import { Option } from './Option.tsx'
import * as css from './SuggestPopup.css.ts'
import { mark } from './SuggestPopup.css.ts'

interface MarkedProps {
  readonly text: string
  readonly keywords: readonly string[]
}

/** A text with what was searched for in bold. */
const Marked = ({ text, keywords }: MarkedProps) => (
  <>
    {partsOf(text, ...keywords).map((part) =>
      part.isMatch ? (
        <b key={part.at} className={mark}>
          {part.text}
        </b>
      ) : (
        part.text
      ),
    )}
  </>
)

const readingTexts = {
  pinyin: m.suggest_by_pinyin,
  initials: m.suggest_by_initials,
  script: m.suggest_by_script,
  synonym: m.suggest_by_synonym,
} satisfies Record<Reading, unknown>

/** What a line shows beside its text. */
interface Line {
  readonly icon: ReactNode
  readonly text: string
  readonly note: string
  readonly count: string
}

interface Group {
  readonly name: string
  readonly lines: readonly Line[]
}

/** In the order of `suggestionsOf`. */
function groupsOf({ positions, companies, majors, cities }: Found, localised: (text: LocalText) => string) {
  const counted = (count: number) => m.suggest_count({ count: countText(count) })
  const groups: Group[] = [
    {
      name: m.lists_kind_position(),
      lines: positions.map(({ title, count, company, companies: many }) => ({
        icon: <BriefcaseIcon className={css.icon} />,
        text: title,
        note: many > 1 ? m.suggest_companies({ company, count: many }) : company,
        count: counted(count),
      })),
    },
    {
      name: m.lists_kind_company(),
      lines: companies.map((company) => ({
        icon: <CompanyMark company={company} size={24} />,
        text: company.company_name,
        note: `${localised(company.industry_label)} · ${sizeText(company.insize)}`,
        count: m.suggest_open({ count: countText(company.position_count) }),
      })),
    },
    {
      name: m.suggest_major(),
      lines: majors.map(({ name, note, count }) => ({
        icon: <CapIcon className={css.icon} />,
        text: name,
        note: localised(note),
        count: counted(count),
      })),
    },
    {
      name: m.lists_city(),
      lines: cities.map(({ text, count }) => ({
        icon: <PinIcon className={css.icon} />,
        text,
        note: '',
        count: counted(count),
      })),
    },
  ]
  return groups.filter(({ lines }) => lines.length > 0)
}

export interface FoundListProps {
  readonly actor: SuggestActor
  readonly kind: SearchKind
}

/** The list that the field names: what its text may become; the searches beside it belong to it, too. */
export function FoundList({ actor, kind }: FoundListProps) {
  const { locale } = usePreferences()
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const { text, answer, active, recent, hot } = context
  const owned = [recent.length > 0 && RECENT, hot.length > 0 && HOT].filter(Boolean).join(' ')
  const list = { id: LIST, role: 'listbox', 'aria-label': m.suggest_list(), 'aria-owns': owned || undefined } as const
  if (text === '') return <div {...list} className={unseen} />
  const fresh = answer?.of === text ? answer.found : undefined
  const keywords = answer ? [answer.of, answer.found.meant?.keyword ?? ''] : []
  const [before, after] = m.suggest_search({ text: '\n' }).split('\n')
  const groups = answer ? groupsOf(answer.found, (one) => localise(one, locale)) : []
  let at = 0
  return (
    <div {...list} className={css.list}>
      {/* biome-ignore lint/a11y/useSemanticElements: of options, not of fields */}
      <div role="group" aria-label={m.lists_search()} className={css.group}>
        <Option actor={actor} at={0} isActive={active === 0} className={css.option}>
          <SearchIcon className={css.icon} />
          <span className={css.words}>
            <span className={wraps}>
              {before}
              <b className={css.mark}>{suggestionsOf(context)[0]?.text}</b>
              {after}
            </span>
            {fresh?.meant && <span className={css.reading}>{readingTexts[fresh.meant.by]({ text })}</span>}
          </span>
          {fresh && kind === 'position' && (
            <span className={css.count}>{m.lists_positions_count({ count: countText(fresh.total) })}</span>
          )}
          <EnterIcon size={16} className={css.enter} />
        </Option>
      </div>
      {groups.map(({ name, lines }) => (
        // biome-ignore lint/a11y/useSemanticElements: of options, not of fields
        <div key={name} role="group" aria-label={name} className={css.group}>
          <span className={css.groupName} aria-hidden="true">
            {name}
          </span>
          {lines.map((line) => {
            at += 1
            return (
              <Option key={at} actor={actor} at={at} isActive={active === at} className={css.option}>
                {line.icon}
                <span className={css.words}>
                  <span className={wraps}>
                    <Marked text={line.text} keywords={keywords} />
                  </span>
                  {line.note !== '' && <span className={css.note}>{line.note}</span>}
                </span>
                <span className={css.count}>{line.count}</span>
              </Option>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function EnterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M15.5 5v4.25a2 2 0 0 1-2 2h-9M7.5 8.25l-3 3 3 3" />
    </Icon>
  )
}
