import * as m from '../../../../messages/compiled/messages.js'
import { PlusIcon } from '../../../ui/icons/pages.tsx'
import * as css from './BlankPicture.css.ts'

/** A sheet with its sections still to be written. Decorative. */
export function BlankPicture() {
  const sections = [
    m.resume_editor_section_education(),
    m.resume_editor_section_work(),
    m.resume_editor_section_project(),
  ]
  return (
    <div className={css.sheet} aria-hidden="true">
      <span className={css.bar} style={{ width: '32%', height: '10px' }} />
      <span className={css.bar} style={{ width: '60%' }} />
      <span className={css.bar} style={{ width: '52%' }} />
      {sections.map((section) => (
        <span key={section} className={css.slot}>
          <PlusIcon size={14} />
          {section}
        </span>
      ))}
    </div>
  )
}
