import { type ReactNode, useState } from 'react'
import { acceptSafe, isOpen } from '../../../../../machines/resume/resume-review/choices.ts'
import type {
  Choices,
  Match,
  ResumeReviewContext,
  ReviewSection,
  Row,
} from '../../../../../machines/resume/resume-review/resume-review.types.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { Button } from '../../../../ui/button/Button.tsx'
import { CheckIcon, StarIcon, UserIcon, UsersIcon } from '../../../../ui/icons/account.tsx'
import { MedalIcon } from '../../../../ui/icons/fields.tsx'
import type { IconProps } from '../../../../ui/icons/Icon.tsx'
import { ExternalIcon, HeartIcon, LayersIcon, PrintIcon } from '../../../../ui/icons/pages.tsx'
import {
  BriefcaseIcon,
  CapIcon,
  DocumentIcon,
  DownIcon,
  GlobeIcon,
  SparkIcon,
  TargetIcon,
} from '../../../../ui/icons/shell.tsx'
import { sectionLabels } from './labels.ts'
import * as css from './Review.css.ts'
import { ReviewRow } from './ReviewRow.tsx'
import type { ReviewActor } from './review-actor.ts'

const icons = {
  basic: UserIcon,
  intention: TargetIcon,
  wish: HeartIcon,
  education: CapIcon,
  work: BriefcaseIcon,
  project: LayersIcon,
  posts: UsersIcon,
  skills: SparkIcon,
  languages: GlobeIcon,
  certificates: MedalIcon,
  awards: StarIcon,
  links: ExternalIcon,
  summary: DocumentIcon,
  layout: PrintIcon,
} satisfies Record<ReviewSection, (props: IconProps) => ReactNode>

/** Rows of one found entry after another; those of a section without entries are one group. */
function grouped(rows: readonly Row[]): readonly (readonly Row[])[] {
  const groups: Row[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last && last[0]?.entry === row.entry) last.push(row)
    else groups.push([row])
  }
  return groups
}

function EntryHead({ match }: { readonly match: Match | undefined }) {
  if (!match) return null
  return (
    <p className={css.entry}>
      <b>{match.title}</b>
      {match.presentId === null ? m.resume_upload_new_entry() : m.resume_upload_merge()}
    </p>
  )
}

export interface ReviewGroupProps {
  readonly actor: ReviewActor
  readonly section: ReviewSection
  /** All of the section. */
  readonly rows: readonly Row[]
  readonly shown: readonly Row[]
  readonly matches: readonly Match[]
  readonly choices: Choices
  readonly current: ResumeReviewContext['current']
  readonly isEditing: boolean
  readonly numbers: ReadonlyMap<string, number>
  /** Row of another section that is looked at where this one is folded; undefined where there is no other. */
  readonly elsewhere: string | undefined
  /** Whether it is above all others: it names the columns. */
  readonly isFirst: boolean
}

const Columns = () => (
  <div className={css.columns}>
    <span>{m.resume_upload_column_field()}</span>
    <span>{m.resume_upload_column_present()}</span>
    <span>{m.resume_upload_column_found()}</span>
    <span className={css.columnEnd}>{m.resume_upload_column_act()}</span>
  </div>
)

/** A section of the review, which is open as long as one of its rows is looked at: keys never decide what is not seen. */
export function ReviewGroup(props: ReviewGroupProps) {
  const { actor, section, rows, shown, matches, choices, current, isEditing, numbers, elsewhere, isFirst } = props
  const [isFolded, setFolded] = useState(false)
  const left = rows.filter((row) => isOpen(row, choices))
  const isHere = rows.some(({ id }) => id === current)
  const isExpanded = isHere || !isFolded
  const Icon = icons[section]
  const accepted = acceptSafe(rows, matches, choices, section)
  const canAccept = left.some(({ id }) => accepted[id])
  return (
    <section className={css.group} aria-labelledby={`review-${section}`}>
      <div className={css.groupHead}>
        <Icon />
        <h3 id={`review-${section}`} className={css.groupTitle}>
          {sectionLabels[section]()}
        </h3>
        <span className={css.groupEnd}>
          {left.length === 0 ? (
            <CheckIcon size={16} className={css.allDone} />
          ) : (
            isExpanded &&
            canAccept && (
              <Button
                kind="link"
                size="sm"
                aria-label={`${m.resume_upload_accept_section()} ${sectionLabels[section]()}`}
                disabled={isEditing}
                onClick={() => actor.send({ type: 'SECTION.ACCEPTED', section })}
              >
                {m.resume_upload_accept_section()}
              </Button>
            )
          )}
          <span>{`${rows.length - left.length} / ${rows.length}`}</span>
          <Button
            kind="ghost"
            size="sm"
            square
            disabled={isHere && (isEditing || elsewhere === undefined)}
            aria-expanded={isExpanded}
            aria-label={`${isExpanded ? m.resume_upload_collapse() : m.resume_upload_expand()} ${sectionLabels[section]()}`}
            onClick={() => {
              if (isHere && elsewhere) actor.send({ type: 'ROW.CHOSEN', row: elsewhere })
              setFolded(isExpanded)
            }}
          >
            <DownIcon size={16} className={isExpanded ? css.up : ''} />
          </Button>
        </span>
      </div>
      {isExpanded && isFirst && <Columns />}
      {isExpanded &&
        grouped(shown).map((group) => (
          <div key={group[0]?.id}>
            <EntryHead match={matches.find((match) => match.section === section && match.entry === group[0]?.entry)} />
            <ul>
              {group.map((row) => (
                <ReviewRow
                  key={row.id}
                  actor={actor}
                  row={row}
                  choice={choices[row.id]}
                  isCurrent={row.id === current}
                  isEditing={isEditing}
                  number={numbers.get(row.id)}
                />
              ))}
            </ul>
          </div>
        ))}
    </section>
  )
}
