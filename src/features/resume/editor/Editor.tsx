import { lazy, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { ResumeContent } from '../../../../contract/resume.ts'
import { type Section, sectionNames } from '../../../entities/resume/section-names.ts'
import type { ResumeDesk } from '../../../shared/actors/resume-desk.ts'
import { Optional } from '../../../shared/late/Optional.tsx'
import { steadyPress } from '../../../ui/button/steady-press.ts'
import { useMatches } from '../../../ui/useMatches.ts'
import { Announcer } from './announcing/Announcer.tsx'
import { EditorBar } from './bar/EditorBar.tsx'
import { Pill } from './bar/Pill.tsx'
import * as css from './Editor.css.ts'
import { Deletions } from './notes/Deletions.tsx'
import { DraftNote } from './notes/DraftNote.tsx'
import { type Place, placeOf } from './place.ts'
import { Rail } from './rail/Rail.tsx'
import { SectionPane } from './SectionPane.tsx'
import { wrongKeys } from './section-state.ts'
import { useStanding } from './usePiece.ts'
import { useWrongField } from './useWrongField.ts'

const isMissing = (field: HTMLInputElement) => field.value === '' || field.ariaInvalid === 'true'

/** Brings whoever comes for what is missing to the first field that is, or to where an entry is added. */
function useMissingField(page: RefObject<HTMLElement | null>, isWanted: boolean): void {
  const lead = useEffectEvent(() => {
    const fields = page.current?.querySelectorAll<HTMLInputElement>('input[aria-required="true"]') ?? []
    const found = [...fields].find(isMissing) ?? page.current?.querySelector<HTMLElement>('[data-add]')
    found?.scrollIntoView({ block: 'center' })
    found?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (isWanted) lead()
  }, [isWanted])
}

const LivePreview = lazy(() => import('./preview/LivePreview.tsx'))

/** There is room beside the form. */
const WITH_PREVIEW = 'screen and (min-width: 1280px)'

export interface EditorProps extends Place {
  readonly desk: ResumeDesk
  readonly content: ResumeContent
  hrefOf(section: Section): string
  /** To another section or entry. */
  onPlace(place: Place): void
  readonly uploadHref: string
  onPreview(): void
  readonly photo?: ReactNode
  readonly attachments?: ReactNode
  /** Where somebody goes on who came to write it. */
  readonly onward?: ReactNode
  /** What is missing is looked for. */
  readonly isLacking?: boolean
  /** The field that somebody comes for; null for none. */
  readonly sought?: Sought | null
}

/** The resume, section by section. */
export function Editor({
  desk,
  content,
  section,
  entry,
  hrefOf,
  onPlace,
  uploadHref,
  onPreview,
  isLacking = false,
  sought = null,
  onward,
  ...slots
}: EditorProps) {
  const { photo, attachments } = slots
  const { view, key } = useStanding(desk)
  const isWide = useMatches(WITH_PREVIEW)
  const middle = useRef<HTMLDivElement>(null)
  const toWrong = useWrongField(middle)
  const [wrong] = isLacking ? wrongKeys(section, content, desk.today) : []
  useMissingField(middle, isLacking && wrong === undefined)
  useSoughtField(middle, sought)
  const onStuck = (place: Place) => {
    onPlace(place)
    toWrong()
  }
  const leadToWrong = useEffectEvent(() => wrong && onStuck(placeOf(wrong, content, desk.today)))
  useEffect(() => {
    if (isLacking) leadToWrong()
  }, [isLacking])
  const sections = sectionNames.filter((name) => name !== 'attachments' || attachments)
  return (
    <Announcer>
      <EditorBar
        desk={desk}
        isWide={isWide}
        pill={<Pill desk={desk} onPlace={onStuck} />}
        uploadHref={uploadHref}
        onPreview={onPreview}
      />
      <div className={isWide ? css.withPreview : css.columns}>
        <Rail
          content={content}
          today={desk.today}
          sections={sections}
          current={section}
          disputed={view === 'conflict' && key ? placeOf(key, content, desk.today).section : null}
          hrefOf={hrefOf}
        />
        <div ref={middle} className={css.middle} {...steadyPress}>
          {onward}
          <DraftNote desk={desk} />
          <SectionPane
            key={section}
            desk={desk}
            content={content}
            section={section}
            open={entry}
            onOpen={(id) => onPlace({ section, entry: id })}
            photo={photo}
            attachments={attachments}
          />
        </div>
        {isWide && (
          <aside className={css.preview}>
            <Optional>
              <LivePreview
                content={content}
                today={desk.today}
                marked={entry === '' ? section : `${section}/${entry}`}
              />
            </Optional>
          </aside>
        )}
      </div>
      <Deletions desk={desk} />
    </Announcer>
  )
}

interface Sought {
  /** Of the form, as its description names it; '' for any. */
  readonly field: string
  /** Of its lines, from 0; -1 for none. */
  readonly line: number
}

/** Brings whoever comes for a field to it, or to the line of it that is meant. */
function useSoughtField(page: RefObject<HTMLElement | null>, sought: Sought | null): void {
  const key = sought && `${sought.field} ${sought.line}`
  const lead = useEffectEvent(() => {
    if (!sought || !page.current) return
    const { field, line } = sought
    const box = page.current.querySelector(`[data-field="${field}"]`) ?? page.current
    const lines = box.querySelectorAll<HTMLElement>('[data-line] textarea')
    const found = lines[line] ?? box.querySelector<HTMLElement>('input, textarea, select, [data-add], [data-entry]')
    found?.scrollIntoView({ block: 'center' })
    found?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (key !== null) lead()
  }, [key])
}
