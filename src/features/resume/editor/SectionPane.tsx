import { type ReactNode, useId } from 'react'
import { type ListPart, type ResumeContent, resumeLimits } from '../../../../contract/resume.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { hintsOf } from '../../../entities/resume/bullet-hints.ts'
import type { Section } from '../../../entities/resume/section-names.ts'
import type { ResumeDesk } from '../../../shared/actors/resume-desk.ts'
import { Badge } from '../../../ui/badge/Badge.tsx'
import * as cards from './cards/Cards.css.ts'
import { EntryList } from './cards/EntryList.tsx'
import { ItemList } from './cards/ItemList.tsx'
import { FieldExamples } from './examples/FieldExamples.tsx'
import { examplesFor } from './examples/source.ts'
import { NoteField } from './fields/NoteField.tsx'
import { PieceForm } from './form/PieceForm.tsx'
import type { Values } from './form/SpecField.tsx'
import { SpecForm } from './form/SpecForm.tsx'
import * as css from './SectionPane.css.ts'
import { listsIn, sectionLooks } from './sections.ts'
import { type FormName, specs } from './specs.ts'
import { usePiece } from './usePiece.ts'

export interface SectionPaneProps {
  readonly desk: ResumeDesk
  readonly content: ResumeContent
  readonly section: Section
  /** Id of the entry that is open; '' for none. */
  readonly open: string
  onOpen(id: string): void
  /** Above the fields of the basic info: the photo. */
  readonly photo?: ReactNode
  /** The list of attachments. */
  readonly attachments?: ReactNode
}

const isEntryKind = (list: string): list is 'education' | 'work' | 'project' =>
  list === 'education' || list === 'work' || list === 'project'

const subtitles: Partial<Record<ListPart, () => string>> = {
  awards: m.resume_editor_awards,
  certificates: m.resume_editor_certificates,
}

/** Lines that could say more. */
function weakLines(section: Section, content: ResumeContent): number {
  if (section !== 'work' && section !== 'project' && section !== 'posts') return 0
  return content[section].flatMap(({ bullets }) => bullets).filter((line) => hintsOf(line).length > 0).length
}

/** One section with everything that can be done in it. */
export function SectionPane({ desk, content, section, open, onOpen, photo, attachments }: SectionPaneProps) {
  const { title, text } = sectionLooks[section]
  const weak = weakLines(section, content)
  const id = useId()
  return (
    <section className={css.pane} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} tabIndex={-1} className={css.title}>
          {title()}
        </h2>
        {weak > 0 && <Badge kind="warning">{m.resume_editor_weak_lines({ count: weak })}</Badge>}
      </div>
      <p className={css.text}>{text()}</p>
      <Body
        desk={desk}
        content={content}
        section={section}
        open={open}
        onOpen={onOpen}
        photo={photo}
        attachments={attachments}
      />
    </section>
  )
}

function Body({ desk, content, section, open, onOpen, photo, attachments }: SectionPaneProps) {
  const lists = listsIn[section]
  if (lists) {
    return lists.map((list) => (
      <div key={list} className={cards.group}>
        {list === 'skills' && <SkillExamples desk={desk} />}
        {!isEntryKind(list) && subtitles[list] && <h3 className={cards.subtitle}>{subtitles[list]()}</h3>}
        {isEntryKind(list) ? (
          <EntryList desk={desk} kind={list} content={content} open={open} onOpen={onOpen} />
        ) : (
          <ItemList desk={desk} part={list} open={open} onOpen={onOpen} />
        )}
      </div>
    ))
  }
  if (section === 'attachments') return attachments
  if (section === 'summary') return <Summary desk={desk} />
  return (
    <>
      {section === 'basic' && photo}
      <Plain desk={desk} form={section as 'basic' | 'intention' | 'wish'} />
    </>
  )
}

/** A skill has no field that an example would go into: they are there to be read. */
const SkillExamples = ({ desk }: { readonly desk: ResumeDesk }) => (
  <div className={css.examples}>
    <FieldExamples source={{ desk, section: 'skills' }} what={m.resume_editor_section_skills()} />
  </div>
)

function Plain({
  desk,
  form,
}: {
  readonly desk: ResumeDesk
  readonly form: FormName & ('basic' | 'intention' | 'wish')
}) {
  const piece = usePiece(desk, form)
  return (
    piece && (
      <PieceForm piece={piece} form={form}>
        {({ content, wrong, isRefused, change }) => (
          <SpecForm
            label={sectionLooks[form].title()}
            specs={specs[form]}
            values={content as Values}
            wrong={wrong}
            isRefused={isRefused}
            onChange={change}
          />
        )}
      </PieceForm>
    )
  )
}

function Summary({ desk }: { readonly desk: ResumeDesk }) {
  const piece = usePiece(desk, 'summary')
  return (
    piece && (
      <PieceForm piece={piece} form="summary">
        {({ content, change }) => (
          <NoteField
            label={m.resume_editor_section_summary()}
            value={content as string}
            max={resumeLimits.summary}
            rows={6}
            placeholder={m.resume_editor_summary_example()}
            examples={examplesFor(desk, 'summary')}
            onChange={change}
          />
        )}
      </PieceForm>
    )
  )
}
