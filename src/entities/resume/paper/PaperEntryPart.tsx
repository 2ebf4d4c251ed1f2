import type { ReactNode } from 'react'
import * as css from './Paper.css.ts'
import type { EntryLook, PaperEntry } from './paper.ts'
import { blockMark, type Placed } from './usePages.ts'

interface EntryProps {
  readonly entry: PaperEntry
}

const Dates = ({ entry: { dates } }: EntryProps) => dates !== '' && <span className={css.dates}>{dates}</span>

const Details = ({ entry: { title, details } }: EntryProps) =>
  details !== '' && (
    <>
      {title !== '' && ' '}
      <span className={title === '' ? undefined : css.details}>{details}</span>
    </>
  )

const Entry = ({ entry }: EntryProps) => (
  <div className={css.top}>
    <div className={css.titles}>
      {entry.title !== '' && <h4 className={css.title}>{entry.title}</h4>}
      <Details entry={entry} />
    </div>
    <Dates entry={entry} />
  </div>
)

const Line = ({ entry }: EntryProps) => (
  <div className={css.top}>
    <div className={css.titles}>
      {entry.title}
      <Details entry={entry} />
    </div>
    <Dates entry={entry} />
  </div>
)

const Row = ({ entry: { title, details } }: EntryProps) => (
  <div className={title === '' ? css.bareRow : css.row}>
    {title !== '' && <span className={css.label}>{title}</span>}
    <span className={css.rowText}>{details}</span>
  </div>
)

const looks = { entry: Entry, line: Line, row: Row, text: () => null } satisfies Record<
  EntryLook,
  (props: EntryProps) => ReactNode
>

export interface PaperEntryPartProps {
  /** Its blocks that stand on the page. */
  readonly parts: readonly Placed[]
  readonly isFirst: boolean
  readonly marked: string | undefined
}

/** An entry, or what of it stands on a page. */
export function PaperEntryPart({ parts, isFirst, marked }: PaperEntryPartProps) {
  const [first] = parts
  if (!first?.of) return null
  const entry = first.of
  const Look = looks[entry.look]
  const bullets = parts.filter(({ bullet }) => bullet !== null)
  return (
    <div
      className={css.entry}
      style={{ marginTop: isFirst ? 0 : first.gap }}
      data-marked={(entry.key !== 'summary' && entry.key === marked) || undefined}
    >
      {first.bullet === null && (
        <div {...blockMark(first.id)}>
          <Look entry={entry} />
          {entry.notes.map((note, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have nothing else of their own.
            <p key={at} className={entry.look === 'text' ? css.text : css.note}>
              {note}
            </p>
          ))}
        </div>
      )}
      {bullets.length > 0 && (
        <ul className={css.bullets}>
          {bullets.map(({ id, bullet, gap }, at) => (
            <li
              key={id}
              {...blockMark(id)}
              className={css.bullet}
              style={{ marginTop: at === 0 && first.bullet !== null ? 0 : gap }}
            >
              {entry.bullets[bullet ?? 0]}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
