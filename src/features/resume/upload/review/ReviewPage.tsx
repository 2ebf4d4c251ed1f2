import { useSelector } from '@xstate/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { ParsedResume } from '../../../../../contract/parsed-resume.ts'
import { isOpen, shownRows } from '../../../../../machines/resume/resume-review/choices.ts'
import {
  type Filter,
  type Row,
  reviewSections,
} from '../../../../../machines/resume/resume-review/resume-review.types.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { Button, buttonClass } from '../../../../ui/button/Button.tsx'
import { Segments } from '../../../../ui/choice/Segments.tsx'
import { LeftIcon } from '../../../../ui/icons/account.tsx'
import { MinusIcon, PlusIcon } from '../../../../ui/icons/pages.tsx'
import { DocumentIcon } from '../../../../ui/icons/shell.tsx'
import { swatches } from '../FilePages.css.ts'
import { FilePages } from '../FilePages.tsx'
import { Progress } from '../Progress.tsx'
import * as css from './Review.css.ts'
import { ReviewGroup } from './ReviewGroup.tsx'
import type { ReviewActor } from './review-actor.ts'
import { useRowFocus } from './useRowFocus.ts'

const ZOOMS = [75, 100, 125, 150, 200]

/** What has to be looked at with care is numbered, in the file as beside it; the numbers stay. */
const numbersOf = (rows: readonly Row[]): ReadonlyMap<string, number> =>
  new Map(rows.filter(({ kind, doubt }) => kind === 'change' || doubt).map(({ id }, at) => [id, at + 1]))

function Unread({ parsed, fillInHref }: { readonly parsed: ParsedResume; readonly fillInHref: string }) {
  const pages = new Set(parsed.unread.flatMap(({ page, picture }) => (picture === null ? [] : [page])))
  const lines = parsed.unread.filter(({ picture }) => picture === null)
  const fillIn = (
    <a className={buttonClass({ kind: 'secondary', size: 'sm' })} href={fillInHref} target="_blank" rel="noreferrer">
      {m.resume_upload_fill_in()}
    </a>
  )
  return (
    <>
      {[...pages].map((page) => (
        <section key={page} className={css.miss}>
          <div className={css.missHead}>
            <h3>{m.resume_upload_unread_picture({ page: page + 1 })}</h3>
            {fillIn}
          </div>
          <p className={css.missLines}>{m.resume_upload_unread_picture_hint()}</p>
        </section>
      ))}
      {lines.length > 0 && (
        <section className={css.miss}>
          <div className={css.missHead}>
            <h3>{m.resume_upload_unread_lines({ count: lines.length })}</h3>
            {fillIn}
          </div>
          <ul className={css.missLines}>
            {lines.map(({ text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines stay as they are
              <li key={at}>{text}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** The row after those of a section, or else one before them. */
const elsewhereThan = (shown: readonly Row[], own: readonly Row[]): Row | undefined =>
  shown[shown.indexOf(own.at(-1)!) + 1] ?? shown.find((row) => !own.includes(row))

const keys = {
  j: 'ROW.NEXT',
  k: 'ROW.PREVIOUS',
  a: 'ROW.ACCEPTED',
  e: 'EDIT.BEGUN',
  s: 'ROW.SKIPPED',
} as const

export interface ReviewPageProps {
  readonly actor: ReviewActor
  readonly parsed: ParsedResume
  /** As the student's file is called. */
  readonly name: string
  /** Of the page on which what was not read is written. */
  readonly fillInHref: string
}

/** What was read from a file beside what is there, field by field (RES-3). */
export function ReviewPage({ actor, parsed, name, fillInHref }: ReviewPageProps) {
  usePreferences()
  const snapshot = useSelector(actor, (one) => one)
  const [zoom, setZoom] = useState(100)
  const [pane, setPane] = useState<'rows' | 'file'>('rows')
  const main = useRef<HTMLDivElement>(null)
  const { rows, matches, choices, current, filter } = snapshot.context
  const isEditing = snapshot.matches('editing')
  useRowFocus(main, current, isEditing)
  const open = rows.filter((row) => isOpen(row, choices))
  const doubtful = open.filter(({ doubt }) => doubt !== null)
  const shown = shownRows(rows, choices, filter, filter === 'all' ? '' : current)
  const numbers = numbersOf(rows)
  const filters: readonly { value: Filter; text: string }[] = [
    { value: 'all', text: m.resume_upload_filter_all({ count: rows.length }) },
    { value: 'open', text: m.resume_upload_filter_open({ count: open.length }) },
    { value: 'doubtful', text: m.resume_upload_filter_doubtful({ count: doubtful.length }) },
  ]
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof Element && event.target.closest('input:not([type=radio]), textarea, select')
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    const type = keys[event.key.toLowerCase() as keyof typeof keys]
    if (!type || isEditing) return
    event.preventDefault()
    actor.send({ type })
  }
  const step = (by: 1 | -1) => setZoom(ZOOMS[ZOOMS.indexOf(zoom) + by] ?? zoom)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of all that is within
    <div onKeyDown={onKeyDown}>
      <div className={css.bar}>
        <div className={css.barInner}>
          <Button kind="ghost" size="sm" onClick={() => actor.send({ type: 'LEFT' })}>
            <LeftIcon size={16} />
            {m.resume_upload_back()}
          </Button>
          <h1 className={css.title}>{m.resume_upload_review_title()}</h1>
          <span className={css.file}>
            <DocumentIcon size={16} />
            <span>
              {parsed.pages.length === 0 ? name : m.resume_upload_file_pages({ name, pages: parsed.pages.length })}
            </span>
          </span>
          <div className={css.barEnd}>
            <span className={css.progress} role="status">
              {m.resume_upload_progress()}
              <b>{`${rows.length - open.length} / ${rows.length}`}</b>
              <Progress label={m.resume_upload_progress_label()} value={rows.length - open.length} max={rows.length} />
            </span>
            <Button
              kind="secondary"
              title={m.resume_upload_accept_safe_hint()}
              disabled={isEditing}
              onClick={() => actor.send({ type: 'SAFE.ACCEPTED' })}
            >
              {m.resume_upload_accept_safe()}
            </Button>
            <Button disabled={!snapshot.can({ type: 'SAVED' })} onClick={() => actor.send({ type: 'SAVED' })}>
              {m.resume_upload_save()}
            </Button>
          </div>
        </div>
      </div>
      <div ref={main} className={css.page} tabIndex={-1}>
        <div className={css.tabs}>
          <Segments<'rows' | 'file'>
            kind="pill"
            label={m.resume_upload_review_title()}
            options={[
              { value: 'rows', text: m.resume_upload_tab_rows() },
              { value: 'file', text: m.resume_upload_tab_file() },
            ]}
            value={pane}
            onChange={setPane}
          />
        </div>
        <div className={pane === 'file' ? css.doc : `${css.doc} ${css.aside}`}>
          <div className={css.docHead}>
            <h2>{m.resume_upload_file()}</h2>
            <div className={css.zoom}>
              <Button
                kind="ghost"
                size="sm"
                square
                aria-label={m.resume_upload_zoom_out()}
                disabled={zoom === ZOOMS[0]}
                onClick={() => step(-1)}
              >
                <MinusIcon size={16} />
              </Button>
              <span>{`${zoom}%`}</span>
              <Button
                kind="ghost"
                size="sm"
                square
                aria-label={m.resume_upload_zoom_in()}
                disabled={zoom === ZOOMS.at(-1)}
                onClick={() => step(1)}
              >
                <PlusIcon size={16} />
              </Button>
            </div>
          </div>
          <div className={css.key}>
            <span>
              <i className={swatches.done} />
              {m.resume_upload_legend_done()}
            </span>
            <span>
              <i className={swatches.open} />
              {m.resume_upload_legend_open()}
            </span>
            <span>
              <i className={swatches.current} />
              {m.resume_upload_legend_current()}
            </span>
            <span>
              <i className={swatches.unread} />
              {m.resume_upload_legend_unread()}
            </span>
          </div>
          {parsed.pages.length === 0 ? (
            <p className={css.noPages}>{m.resume_upload_no_pages()}</p>
          ) : (
            <FilePages
              parsed={parsed}
              rows={rows}
              choices={choices}
              current={current}
              numbers={numbers}
              zoom={zoom}
              onRow={(row) => actor.send({ type: 'ROW.CHOSEN', row })}
            />
          )}
        </div>
        <div className={pane === 'rows' ? css.rows : `${css.rows} ${css.aside}`}>
          <div className={css.tools}>
            <h2>{m.resume_upload_found({ count: rows.length })}</h2>
            <Segments
              kind="pill"
              label={m.resume_upload_filter()}
              options={filters}
              value={filter}
              onChange={(chosen) => actor.send({ type: 'FILTER.CHOSEN', filter: chosen })}
            />
          </div>
          {shown.length === 0 && <p className={css.none}>{m.resume_upload_filter_none()}</p>}
          {reviewSections.map((section) => {
            const own = shown.filter((row) => row.section === section)
            if (own.length === 0) return null
            return (
              <ReviewGroup
                key={section}
                actor={actor}
                section={section}
                rows={rows.filter((row) => row.section === section)}
                shown={own}
                elsewhere={elsewhereThan(shown, own)?.id}
                isFirst={own[0] === shown[0]}
                matches={matches}
                choices={choices}
                current={current}
                isEditing={isEditing}
                numbers={numbers}
              />
            )
          })}
          <Unread parsed={parsed} fillInHref={fillInHref} />
          <div className={css.foot}>
            <span>{m.resume_upload_foot({ count: open.length })}</span>
            <span className={css.keys}>
              <kbd>J</kbd>
              <kbd>K</kbd>
              {m.resume_upload_key_move()}
              <kbd>A</kbd>
              {m.resume_upload_key_accept()}
              <kbd>E</kbd>
              {m.resume_upload_key_edit()}
              <kbd>S</kbd>
              {m.resume_upload_key_skip()}
            </span>
          </div>
        </div>
      </div>
    </div>
  )
}
