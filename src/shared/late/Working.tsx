import { Spinner } from '../../ui/spinner/Spinner.tsx'
import { working } from './Working.css.ts'

/** Fills a pane while something is under way. */
export function Working({ label }: { readonly label: string }) {
  return (
    <div className={working}>
      <Spinner size={32} />
      <p role="status">{label}</p>
    </div>
  )
}
