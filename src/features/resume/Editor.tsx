import { lazy, type ReactNode, useSyncExternalStore } from 'react'
import { otherPartNames, type ResumeContent } from '../../../contract/resume.ts'
import type { PieceKey } from '../../../machines/resume-editor/resume-editor.types.ts'
import { entryOf } from '../../entities/resume/pieces.ts'
import { type Section, sectionNames } from '../../entities/resume/section-names.ts'
import { Optional } from '../Optional.tsx'
import { Announcer } from './announcing/Announcer.tsx'
import { EditorBar } from './bar/EditorBar.tsx'
import { SavePill } from './bar/SavePill.tsx'
import { useIsKept } from './bar/useIsKept.ts'
import type { ResumeDesk } from './desk.ts'
import * as css from './Editor.css.ts'
import { Deletions } from './notes/Deletions.tsx'
import { DraftNote } from './notes/DraftNote.tsx'
import { useIsWide } from './preview/useIsWide.ts'
import { Rail } from './rail/Rail.tsx'
import { SectionPane } from './SectionPane.tsx'
import { listsIn } from './sections.ts'

const LivePreview = lazy(() => import('./preview/LivePreview.tsx'))

export interface Place {
  readonly section: Section
  /** Id of the entry that is open; '' for none. */
  readonly entry: string
}

export interface EditorProps extends Place {
  readonly desk: ResumeDesk
  readonly content: ResumeContent
  hrefOf(section: Section): string
  /** To another section or entry. */
  onPlace(place: Place): void
  onPreview(): void
  onDone(): void
  readonly photo?: ReactNode
  readonly attachments?: ReactNode
}

/** Where a piece is edited. */
function placeOf(key: PieceKey): Place {
  const entry = entryOf(key)
  if (entry) return { section: entry.kind, entry: entry.id }
  const isPart = otherPartNames.some((part) => part === key)
  const section = isPart
    ? sectionNames.find((name) => name === key || listsIn[name]?.some((list) => list === key))
    : sectionNames.find((name) => name === key)
  return { section: section ?? 'basic', entry: '' }
}

/** The resume, section by section. */
export function Editor({ desk, content, section, entry, hrefOf, onPlace, onPreview, onDone, ...slots }: EditorProps) {
  const { photo, attachments } = slots
  const isWide = useIsWide()
  const sections = sectionNames.filter((name) => name !== 'attachments' || attachments)
  return (
    <Announcer>
      <EditorBar
        desk={desk}
        isWide={isWide}
        pill={<Pill desk={desk} onPlace={onPlace} />}
        onPreview={onPreview}
        onDone={onDone}
      />
      <div className={isWide ? css.withPreview : css.columns}>
        <Rail content={content} sections={sections} current={section} hrefOf={hrefOf} />
        <div className={css.middle}>
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

/** Whether all of it is saved, with the way to what is stuck. */
export function Pill({ desk, onPlace }: Pick<EditorProps, 'desk' | 'onPlace'>) {
  const standing = useSyncExternalStore(desk.subscribe, desk.standing)
  return (
    <SavePill
      standing={standing}
      isKept={useIsKept(desk)}
      onShow={() => standing.key && onPlace(placeOf(standing.key))}
      onRetry={desk.retry}
    />
  )
}
