import { Note } from '../../ui/note/Note.tsx'
import { alert } from './Form.css.ts'

/** Why a form's last try failed, until the next; announced as soon as it appears. */
export const FormError = ({ text }: { readonly text: string | null }) => (
  <div role="alert" className={alert}>
    {text && <Note kind="danger">{text}</Note>}
  </div>
)
