import { Note, type NoteProps } from '../../ui/note/Note.tsx'
import { alert } from './Form.css.ts'

export interface FormErrorProps {
  readonly text: string | null
  readonly kind?: NoteProps['kind']
}

/** Why a form's last try failed, until the next; announced as soon as it appears. */
export const FormError = ({ text, kind = 'danger' }: FormErrorProps) => (
  <div role="alert" className={alert}>
    {text && <Note kind={kind}>{text}</Note>}
  </div>
)
